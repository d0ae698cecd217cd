import type { Blog } from './content.ts';

/** Address of the feed of all posts. */
export const BLOG_FEED = '/feeds/blogs.atom';

/** Address of the post's own page. */
export function blogAddress({ id }: Pick<Blog, 'id'>): string {
  return `/blogs/${encodeURIComponent(id)}`;
}

/** The paragraphs of a post, separated by blank lines, each as its lines. */
export function postParagraphs({ post }: Pick<Blog, 'post'>): string[][] {
  const paragraphs = post.split(/\n(?:[^\S\n]*\n)+/).map((paragraph) => paragraph.split('\n'));
  return paragraphs.filter((lines) => lines.some((line) => line.trim()));
}
