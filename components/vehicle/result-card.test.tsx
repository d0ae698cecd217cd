import { screen } from '@testing-library/react';
import { render } from '#components/language/testing/render.tsx';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { inApp } from '#components/ui/testing/in-app.tsx';
import { ResultCard } from './result-card.tsx';

function show(status: string) {
  const vehicle = aVehicle({ chassisNumber: 'NHP10 1', status, clientSellingPrice: 595_000 });
  render(inApp(<ResultCard vehicle={vehicle} priority={false} />));
}

test('a sold car offers similar cars in place of a test drive, and keeps its price', () => {
  show('SOLD');
  expect(screen.getByRole('link', { name: 'Similar cars' })).toHaveAttribute(
    'href',
    '/car/NHP10%201#alternatives',
  );
  expect(screen.queryByRole('link', { name: 'Test drive' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'As from: Rs 595,000' })).toHaveAttribute('href', '/car/NHP10%201');
});

test('on a search by a monthly limit the price a month has the terms of the search', () => {
  const vehicle = aVehicle({ clientSellingPrice: 595_000 });
  const searched = { maxMonthly: 12_000, deposit: 95_000, months: 60 };
  render(inApp(<ResultCard vehicle={vehicle} priority={false} searched={searched} />));
  expect(screen.getByText('about Rs 10,747 a month (Rs 95,000 down, 60 months)')).toBeVisible();
});

test('an available car offers a test drive and no alternatives', () => {
  show('IN STOCK');
  expect(screen.getByRole('link', { name: 'Test drive' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Similar cars' })).not.toBeInTheDocument();
});
