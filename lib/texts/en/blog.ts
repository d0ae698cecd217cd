/** The frame of the posts, which are the backoffice's own text. */
export const blog = {
  title: 'Blog',
  description: 'What to know before you buy, import or sell a car in Mauritius.',
  feed: (dealer: string) => `${dealer}: blog`,
  empty: 'Nothing has been written yet. Look in again soon.',
  notFound: 'Post not found',
  gone: 'This post is not here any more',
  goneWhy: 'It may have been taken down, or the link is mistyped.',
  seeAll: 'See all posts',
  next: 'Read next',
  seeCars: 'See the cars',
};
