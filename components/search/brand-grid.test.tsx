import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { render } from '#components/language/testing/render.tsx';
import { BrandGrid } from './brand-grid.tsx';

function renderGrid(props: Partial<ComponentProps<typeof BrandGrid>>) {
  return render(<BrandGrid makes={[]} cars={null} logos={[]} allBrands="All brands" {...props} />);
}

test('a brand searches that make only', () => {
  renderGrid({ makes: ['ROVER & SONS'], logos: [null] });
  expect(screen.getByRole('link', { name: 'ROVER & SONS' })).toHaveAttribute(
    'href',
    '/search?make=ROVER+%26+SONS',
  );
});

test('a make without a logo is shown as text, and each with the number of its cars', () => {
  renderGrid({ makes: ['TOYOTA', 'ISUZU'], cars: [50, 1], logos: ['/assets/cars/toyota.png', null] });
  expect(screen.getByRole('link', { name: 'TOYOTA' })).toHaveTextContent('');
  expect(screen.getByText('ISUZU')).toBeVisible();
  expect(screen.getByText('50 cars')).toBeVisible();
  expect(screen.getByText('1 car')).toBeVisible();
  expect(screen.queryByText('All brands')).not.toBeInTheDocument();
});

test('makes without a tile are folded; without the index no numbers are shown', () => {
  renderGrid({ makes: ['TOYOTA', 'ISUZU', 'BYD'], logos: [null] });
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByText('BYD')).not.toBeVisible();
  expect(screen.queryByText(/car/)).not.toBeInTheDocument();
});
