import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { render } from '#components/language/testing/render.tsx';
import { inApp } from '#components/ui/testing/in-app.tsx';
import { saveToSession } from '#components/ui/session-storage.ts';
import { MonthlyPrice, MonthlyTerms } from './monthly-price.tsx';

const CAR = aVehicle({ clientSellingPrice: 595_000 });
const DEFAULT = 'about Rs 8,026 a month';
const ESTIMATE = 'An estimate; the bank decides.';

afterEach(() => window.sessionStorage.clear());

test('a price a month has the terms of this tab, which is told, and returns to the defaults', async () => {
  render(
    <>
      <MonthlyPrice vehicle={CAR} />
      <MonthlyTerms />
    </>,
  );
  expect(screen.getByText(DEFAULT)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();

  act(() => void saveToSession('loanTerms', '{"deposit":95000,"months":60}'));
  expect(screen.getByText('about Rs 10,747 a month (Rs 95,000 down, 60 months)')).toBeVisible();
  expect(
    screen.getByText(`Monthly price: with Rs 95,000 down, over 60 months at 10.5 % a year. ${ESTIMATE}`),
  ).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Usual terms' }));
  expect(screen.getByText(DEFAULT)).toBeVisible();
});

test('the terms of a search come first, and only its address can change them', () => {
  saveToSession('loanTerms', '{"months":60}');
  render(
    <>
      <MonthlyPrice vehicle={CAR} searched={{ deposit: null, months: null }} />
      <MonthlyTerms searched={{ deposit: null, months: null }} />
    </>,
  );
  expect(screen.getByText(DEFAULT)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a down payment that pays for the car leaves no price a month', () => {
  saveToSession('loanTerms', '{"deposit":600000}');
  render(<MonthlyPrice vehicle={CAR} />);
  expect(screen.queryByText(/a month/)).not.toBeInTheDocument();
});

test('the server sends the defaults, whatever the tab holds', () => {
  saveToSession('loanTerms', '{"months":60}');
  expect(renderToString(inApp(<MonthlyPrice vehicle={CAR} />))).toContain(DEFAULT);
});
