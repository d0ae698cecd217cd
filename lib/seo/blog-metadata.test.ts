import { blogMetadata } from './blog-metadata.ts';

const LONG = `${'word '.repeat(60)}end.`;

const BLOG = {
  id: '3',
  title: 'Winter tyres',
  description: 'What to fit in the highlands.',
  image: 'https://backoffice.example/3.jpg',
  post: 'It rains.\n\nA lot.',
};

test.each([
  [{}, 'What to fit in the highlands.'],
  [{ description: LONG }, LONG],
  [{ description: '' }, 'It rains. A lot.'],
  [{ description: '', post: '' }, 'Winter tyres'],
])('a post with %j is described by %p', (differences, description) => {
  expect(blogMetadata({ ...BLOG, ...differences })).toMatchObject({ description });
});

test('messengers are told that a post is an article', () => {
  expect(blogMetadata(BLOG)).toMatchObject({
    title: 'Winter tyres | Example Motors',
    openGraph: { type: 'article', url: '/blogs/3' },
  });
});
