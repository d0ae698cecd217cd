import { screen } from '@testing-library/react';
import { render } from '#components/language/testing/render.tsx';
import type { Blog } from '#lib/domain/content/content.ts';
import { BlogList } from './blog-list.tsx';

function aBlog(differences: Partial<Blog> = {}): Blog {
  return {
    id: '17',
    title: 'Reading an auction sheet',
    description: 'What the grades mean.',
    image: 'https://backoffice.example/sheet.jpg',
    post: '',
    ...differences,
  };
}

test('each post is a card with picture, title and description that leads to it', () => {
  render(<BlogList blogs={[aBlog({ id: 'a/b' }), aBlog({ id: '18', title: 'Shipping', image: '' })]} />);
  expect(screen.getByRole('link', { name: 'Reading an auction sheet' })).toHaveAttribute(
    'href',
    '/blogs/a%2Fb',
  );
  expect(screen.getByRole('link', { name: 'Shipping' })).toHaveAttribute('href', '/blogs/18');
  expect(screen.getAllByText('What the grades mean.')).toHaveLength(2);
});

test('without posts the list says so', () => {
  render(<BlogList blogs={[]} />);
  expect(screen.getByText(/Nothing has been written yet/)).toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
