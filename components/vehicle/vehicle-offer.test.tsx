import { screen } from '@testing-library/react';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { setup } from '#components/ui/testing/in-app.tsx';
import { VehicleOffer } from './vehicle-offer.tsx';

test('beside the price are WhatsApp with a prepared question, the phone and the test drive', () => {
  setup(<VehicleOffer vehicle={aVehicle()} />);
  const whatsApp = screen.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href') ?? '';
  expect(new URL(whatsApp).searchParams.get('text')).toContain('REF #2345');
  expect(screen.getByRole('link', { name: 'Call +230 5000 0000' })).toHaveAttribute(
    'href',
    'tel:+23050000000',
  );
  expect(screen.getByRole('link', { name: 'Test drive' })).toBeVisible();
  expect(screen.getByText('about Rs 8,026 a month')).toBeVisible();
});
