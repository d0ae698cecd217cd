import { render } from '#components/language/testing/render.tsx';
import { PostBody } from './blog-post.tsx';

test('line breaks are kept, and a blank line separates paragraphs', () => {
  const { container } = render(<PostBody blog={{ post: 'One\nTwo\n\nThree' }} />);
  expect(container.querySelector('div')?.innerHTML).toBe('<p>One<br>Two</p><p>Three</p>');
});

test('markup in a post is text', () => {
  const post = '<script>alert(1)</script> & <b>bold</b>';
  const { container } = render(<PostBody blog={{ post }} />);
  expect(container).toHaveTextContent(post);
  expect(container.querySelector('script, b')).toBeNull();
});
