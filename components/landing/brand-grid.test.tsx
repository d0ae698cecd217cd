import { screen } from '@testing-library/react';
import { render } from '#components/language/testing/render.tsx';
import { BrandGrid } from './brand-grid.tsx';

test('a brand searches that make only', () => {
  render(<BrandGrid brands={[{ make: 'ROVER & SONS', logo: null }]} />);

  expect(screen.getByRole('link', { name: 'ROVER & SONS' })).toHaveAttribute(
    'href',
    '/search?make=ROVER+%26+SONS',
  );
});

test('a make without a logo is shown as text', () => {
  render(
    <BrandGrid
      brands={[
        { make: 'TOYOTA', logo: '/assets/cars/toyota.png' },
        { make: 'ISUZU', logo: null },
      ]}
    />,
  );

  expect(screen.getByRole('link', { name: 'TOYOTA' })).toHaveTextContent('');
  expect(screen.getByText('ISUZU')).toBeVisible();
});
