import { siteUrl } from '#lib/seo/public-url.ts';
import { blogListStructuredData, blogStructuredData } from './blog.ts';

const BLOG = {
  id: 'a/b',
  title: 'Reading an auction sheet',
  description: '',
  image: '',
  post: 'One\nTwo',
};

test('a post is stated with its known values, without an invented date or author', () => {
  const posting = blogStructuredData({
    ...BLOG,
    description: 'Grades',
    image: 'https://backoffice.example/1.jpg',
  });
  expect(posting).toMatchObject({
    url: siteUrl('/blogs/a%2Fb'),
    headline: 'Reading an auction sheet',
    description: 'Grades',
    image: 'https://backoffice.example/1.jpg',
    publisher: { '@id': siteUrl('/#dealer') },
  });
  expect(JSON.stringify(posting)).not.toMatch(/date|author/i);
});

test('a post without picture and description is stated without them', () => {
  const posting = blogStructuredData(BLOG);
  expect(posting).not.toHaveProperty('image');
  expect(posting).not.toHaveProperty('description');
});

test('the blog lists its posts in their order under their canonical addresses', () => {
  const { blogPost } = blogListStructuredData([BLOG, { ...BLOG, id: '2' }]);
  expect(blogPost).toMatchObject(
    [BLOG, { ...BLOG, id: '2' }].map((blog) => ({ '@id': blogStructuredData(blog)['@id'] })),
  );
});

test('a post is summed up in 300 characters, however long its description is', () => {
  const { description } = blogStructuredData({ ...BLOG, description: 'x'.repeat(100_000) });
  expect(description).toHaveLength(300);
});

test('a blog without posts lists none', () => {
  expect(blogListStructuredData([])).not.toHaveProperty('blogPost');
});
