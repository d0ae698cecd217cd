import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FrenchTexts } from '#components/language/french-texts.tsx';
import { render } from '#components/language/testing/render.tsx';
import { saveToSession } from '#components/ui/session-storage.ts';
import { inApp } from '#components/ui/testing/in-app.tsx';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SiteSettingsProvider } from '#components/ui/site-settings.tsx';
import { SOME_SETTINGS } from '#components/ui/testing/some-settings.ts';
import { LoanCalculator } from './loan-calculator.tsx';

const CAR = { name: 'REF #2345, TOYOTA AQUA 2018', address: 'https://cars.example/car/NHP10-6712345' };
const FIELDS = ['Price (Rs)', 'Interest rate (% a year)', 'Period (months)', 'Down payment (Rs)'];

afterEach(() => window.sessionStorage.clear());

function field(name: string) {
  return screen.getByRole<HTMLInputElement>('textbox', { name });
}

function results() {
  return screen.getByRole('status').textContent;
}

async function type(name: string, text: string) {
  const user = userEvent.setup();
  await user.clear(field(name));
  if (text) await user.type(field(name), text);
}

test('a car with a price opens with the defaults and what they cost', () => {
  render(<LoanCalculator price={1_000_000} car={CAR} />);

  expect(FIELDS.map((name) => field(name).value)).toEqual(['1,000,000', '10.5', '84', '200,000']);
  expect(results()).toBe(
    'Monthly paymentRs 13,488.54Total interestRs 333,037.24Total paymentsRs 1,133,037.24',
  );
});

test('the default results are in the server-rendered page', () => {
  expect(renderToString(inApp(<LoanCalculator price={1_000_000} car={CAR} />))).toContain('Rs 13,488.54');
});

test('digits that are added to an amount before hydration are not taken for decimals', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(inApp(<LoanCalculator price={1_000_000} car={CAR} />));
  field('Down payment (Rs)').value = '200,00';
  field('Price (Rs)').focus();
  const root = await act(() =>
    Promise.resolve(hydrateRoot(page, inApp(<LoanCalculator price={1_000_000} car={CAR} />))),
  );
  expect(field('Down payment (Rs)')).toHaveValue('20,000');
  expect(field('Price (Rs)')).toHaveValue('1,000,000');
  act(() => root.unmount());
  page.remove();
});

test('a car without a price opens with the default rate and period and no figures', () => {
  render(<LoanCalculator price={null} car={CAR} />);

  expect(FIELDS.map((name) => field(name).value)).toEqual(['', '10.5', '84', '']);
  expect(results()).toBe('Fill in the empty fields to see what the loan costs.');
});

test('a price may be typed with its thousands grouped', async () => {
  render(<LoanCalculator price={850_000} car={CAR} />);
  await type('Price (Rs)', '1,000,000');
  await type('Down payment (Rs)', 'Rs 200 000');

  expect(results()).toContain('Rs 13,488.54');
});

test('an amount keeps its separators until it is changed, and has them again when it is left', async () => {
  render(<LoanCalculator price={1_000_000} car={CAR} />);
  const user = userEvent.setup();
  await user.click(field('Price (Rs)'));
  expect(field('Price (Rs)')).toHaveValue('1,000,000');

  field('Price (Rs)').setSelectionRange(3, 3);
  await user.keyboard('5');
  expect(field('Price (Rs)')).toHaveValue('10500000');
  await user.tab();
  expect(field('Price (Rs)')).toHaveValue('10,500,000');
});

test('a down payment in percent is a share of the price, and stays one', async () => {
  render(<LoanCalculator price={1_000_000} car={CAR} />);
  await type('Down payment (Rs)', '25%');
  await userEvent.tab();
  expect(field('Down payment (Rs)')).toHaveValue('25%');
  expect(field('Down payment (Rs)')).toHaveAccessibleDescription('Rs 250,000');
  expect(results()).toContain('Rs 12,645.5');
});

test('terms that are set hold for other cars of this tab, those that are not differ from car to car', async () => {
  const { unmount } = render(<LoanCalculator price={1_000_000} car={CAR} />);
  await type('Down payment (Rs)', '300,000');
  await type('Period (months)', '60');
  unmount();
  const other = render(<LoanCalculator price={850_000} car={CAR} />);
  expect(FIELDS.map((name) => field(name).value)).toEqual(['850,000', '10.5', '60', '300,000']);

  await type('Down payment (Rs)', '30%');
  other.rerender(<LoanCalculator price={2_000_000} car={CAR} />);
  expect(field('Down payment (Rs)')).toHaveValue('30 %');
  await userEvent.click(screen.getByRole('button', { name: 'Usual terms' }));
  expect(FIELDS.map((name) => field(name).value)).toEqual(['2,000,000', '10.5', '84', '400,000']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the calculator takes terms that are set elsewhere on the page', () => {
  render(<LoanCalculator price={1_000_000} car={CAR} />);
  act(() => void saveToSession('loanTerms', '{"months":48}'));
  expect(field('Period (months)')).toHaveValue('48');
});

test('an unusual rate is calculated, and the field asks whether it is meant', async () => {
  render(<LoanCalculator price={1_000_000} car={CAR} />);
  await type('Interest rate (% a year)', '105');

  expect(results()).toContain('Monthly payment');
  expect(field('Interest rate (% a year)')).toBeValid();
  expect(field('Interest rate (% a year)')).toHaveAccessibleDescription(
    'Unusual for a car loan. Is it the rate of one year?',
  );
});

test('the parts of the price with its interest are listed', () => {
  render(<LoanCalculator price={1_000_000} car={CAR} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Down paymentRs 200,000',
    'Rest of the priceRs 800,000',
    'InterestRs 333,037',
  ]);
});

test('WhatsApp opens with a question about these terms', async () => {
  render(
    <SiteSettingsProvider {...SOME_SETTINGS}>
      <LoanCalculator price={1_000_000} car={CAR} />
    </SiteSettingsProvider>,
  );
  await type('Period (months)', '60');
  const { searchParams } = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask about this payment' }).href,
  );
  expect(searchParams.get('text')).toBe(
    'Hello, could I have REF #2345, TOYOTA AQUA 2018, for Rs 17,195.12 a month, with Rs 200,000 down and 60 months at 10.5 % a year? https://cars.example/car/NHP10-6712345',
  );

  await type('Period (months)', '');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a dealership without WhatsApp offers no question there', () => {
  render(
    <SiteSettingsProvider {...SOME_SETTINGS} whatsapp={null}>
      <LoanCalculator price={1_000_000} car={CAR} />
    </SiteSettingsProvider>,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a change of the price leaves the other figures as they were typed', async () => {
  render(<LoanCalculator price={1_000_000} car={CAR} />);
  await type('Period (months)', '60');
  await type('Price (Rs)', '2000000');

  expect(FIELDS.map((name) => field(name).value)).toEqual(['2000000', '10.5', '60', '200,000']);
});

test.each([
  ['Price (Rs)', '0', 'The price must be above 0.'],
  ['Interest rate (% a year)', '-1', 'The rate cannot be below 0.'],
  ['Period (months)', '0', 'The period must be above 0.'],
  ['Down payment (Rs)', '1000001', 'The down payment is more than the price.'],
])('%s of %j clears the results, and the field says why', async (name, text, error) => {
  render(<LoanCalculator price={1_000_000} car={CAR} />);
  await type(name, text);

  expect(results()).toBe('Correct the marked figure to see what the loan costs.');
  expect(field(name)).toBeInvalid();
  expect(field(name)).toHaveAccessibleDescription(error);
});

test.each(FIELDS)('an empty %s clears the results without an error', async (name) => {
  render(<LoanCalculator price={1_000_000} car={CAR} />);
  await type(name, '');

  expect(results()).toBe('Fill in the empty fields to see what the loan costs.');
  expect(field(name)).toBeValid();
});

test('the down payment field shows its percentage of the price', async () => {
  render(<LoanCalculator price={1_000_000} car={CAR} />);
  expect(field('Down payment (Rs)')).toHaveAccessibleDescription('20 %');

  await type('Down payment (Rs)', '350,000');
  expect(field('Down payment (Rs)')).toHaveAccessibleDescription('35 %');
});

test('a down payment of the whole price costs nothing', async () => {
  render(<LoanCalculator price={1_000_000} car={CAR} />);
  await type('Down payment (Rs)', '1000000');

  expect(results()).toBe('Monthly paymentRs 0.00Total interestRs 0.00Total paymentsRs 0.00');
});

test('another car opens with its own defaults', () => {
  const { rerender } = render(<LoanCalculator price={1_000_000} car={CAR} />);
  rerender(<LoanCalculator price={850_000} car={CAR} />);

  expect(FIELDS.map((name) => field(name).value)).toEqual(['850,000', '10.5', '84', '170,000']);
});

test('a French page labels the fields and says what is wrong in French', async () => {
  render(<LoanCalculator price={1_000_000} car={CAR} />, { wrapper: FrenchTexts });
  expect(field('Taux d’intérêt (% par an)')).toHaveValue('10,5');
  expect(field('Prix (Rs)')).toHaveValue('1\u00a0000\u00a0000');
  expect(results()).toMatch(/^Mensualité.*Total des intérêts.*Total des mensualités/);

  await type('Apport (Rs)', '1000001');
  expect(results()).toBe('Corrigez le chiffre signalé pour voir ce que coûte le prêt.');
  expect(field('Apport (Rs)')).toHaveAccessibleDescription('L’apport dépasse le prix.');
});
