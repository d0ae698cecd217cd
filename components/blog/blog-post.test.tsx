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

test('a short line without a full stop is a heading, but not at the end', () => {
  const post = 'To the port: one week\n\nThe car is driven there.\n\nYours, the team';
  const { container } = render(<PostBody blog={{ post }} />);
  expect(container.querySelector('div')?.textContent).toBe(post.replaceAll('\n', ''));
  expect(Array.from(container.querySelectorAll('h2'), ({ textContent }) => textContent)).toEqual([
    'To the port: one week',
  ]);
});
