import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { render } from '#components/language/testing/render.tsx';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { SiteSettingsProvider, type SiteSettings } from '#components/ui/site-settings.tsx';
import { SOME_SETTINGS } from '#components/ui/testing/some-settings.ts';
import { cleanUp, field, RECEIVED } from './testing/contact-form.tsx';
import { stubFormApi } from './testing/stub-form-api.ts';

afterEach(cleanUp);
afterEach(() => jest.useRealTimers());

const DAILY: SiteSettings['salesHours'] = [
  { days: ['Mon', 'Sun'], hours: { opens: '09:00', closes: '18:00' } },
];

function withSettings(renderedOn: string, form: ReactNode, salesHours = SOME_SETTINGS.salesHours) {
  return (
    <SiteSettingsProvider {...SOME_SETTINGS} renderedOn={renderedOn} salesHours={salesHours}>
      {form}
    </SiteSettingsProvider>
  );
}

function openOn(...settings: Parameters<typeof withSettings>) {
  return render(withSettings(...settings));
}

test('the fields say which dates and ages are accepted', () => {
  openOn('2031-05-16', <EnquiryForm kind="test-drive" car={aVehicle()} />);
  expect(field('Date')).toHaveAttribute('min', '2031-05-16');
  expect(field('Date')).toHaveAccessibleDescription('Today or later');
  expect(field('Age')).toHaveAttribute('min', '18');
  expect(field('Age')).toHaveAccessibleDescription('18 or older');
});

test('the date of a car that is coming soon is a day after it has come', () => {
  render(<EnquiryForm kind="test-drive" car={aVehicle({ status: 'COMING SOON' })} />);
  expect(field('Date')).toHaveAccessibleDescription('Once the car is here');
});

test('a test drive begins with a day and a time, which are no draft and give way to what the visitor chooses', () => {
  const form = <EnquiryForm kind="test-drive" car={aVehicle()} />;
  const { unmount } = openOn('2031-05-16', form, DAILY);
  expect(field('Date')).toHaveValue('2031-05-17');
  expect(field('Time')).toHaveValue('10:00');
  expect(sessionStorage).toHaveLength(0);
  fireEvent.input(field('Date'), { target: { value: '2031-05-20' } });
  unmount();
  openOn('2031-05-17', form, DAILY);
  expect(field('Date')).toHaveValue('2031-05-20');
  expect(field('Time')).toHaveValue('10:00');
});

test('of a page that was cached for days the suggested day is still to come', () => {
  openOn('2020-05-16', <EnquiryForm kind="test-drive" car={aVehicle()} />, DAILY);
  expect(field('Date')).not.toHaveValue('2020-05-17');
});

test('the drive of a car that is not here yet begins without a day, even when it is chosen later', () => {
  const coming = aVehicle({ status: 'COMING SOON' });
  const { rerender } = openOn('2031-05-16', <EnquiryForm kind="test-drive" car={aVehicle()} />, DAILY);
  rerender(withSettings('2031-05-16', <EnquiryForm kind="test-drive" car={coming} />, DAILY));
  expect(field('Date')).toHaveValue('');
  expect(field('Time')).toHaveValue('');
});

test.each(['sell-car', 'ads'] as const)('the %s form says what its date is for', (kind) => {
  render(<EnquiryForm kind={kind} />);
  expect(field('Date')).toHaveAccessibleDescription('The day you can show it, today or later');
});

test.each([Date.UTC(2038, 0, 1), 0])(
  "the server's day counts when the visitor's clock is at %i",
  async (now) => {
    jest.useFakeTimers({ now, advanceTimers: true });
    const site = stubFormApi({ status: 200 });
    openOn(
      '2031-05-16',
      <EnquiryForm kind="sell-car" prefilled={anEnquiry('sell-car', { date: '2031-05-16' })} />,
    );
    expect(field('Date')).toHaveAttribute('min', '2031-05-16');
    fireEvent.click(screen.getByRole('button', { name: 'Offer my car' }));
    expect(await screen.findByText(RECEIVED)).toBeVisible();
    expect(site.arrived).toMatchObject([{ body: { date: '2031-05-16' } }]);
  },
);

test('a form with a past date and a child as driver is not sent', async () => {
  const site = stubFormApi({ status: 200 });
  const texts = anEnquiry('test-drive', { date: '2019-01-01', age: '12' });
  openOn('2031-05-16', <EnquiryForm kind="test-drive" car={aVehicle()} prefilled={texts} />);
  await userEvent.click(screen.getByRole('button', { name: 'Book test drive' }));
  const summary = screen.getByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Age: a whole number from 18 to 130', 'Date: today or a later day, such as 2031-05-16']);
  expect(field('Age')).toHaveAccessibleDescription('A whole number from 18 to 130');
  expect(field('Date')).toHaveAccessibleDescription(/^Today or a later day/);
  expect(field('Age')).toHaveFocus();
  expect(site.arrived).toEqual([]);
});

test('an empty field gets the focus before one whose value is not accepted', async () => {
  const texts = anEnquiry('test-drive', { age: '12', phone: '\u200b' });
  openOn('2031-05-16', <EnquiryForm kind="test-drive" car={aVehicle()} prefilled={texts} />);
  await userEvent.click(screen.getByRole('button', { name: 'Book test drive' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Missing:PhonePlease correct:Age: a whole number from 18 to 130$/,
  );
  expect(field('Phone')).toHaveFocus();
});
