import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EnglishTexts } from '#components/language/english-texts.tsx';
import { render } from '#components/language/testing/render.tsx';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { cleanUp, field } from './testing/contact-form.tsx';
import { stubFormApi } from './testing/stub-form-api.ts';

/** Half an hour after midnight in Mauritius. */
const NOW = Date.UTC(2031, 4, 15, 20, 30);

afterEach(cleanUp);
afterEach(() => jest.useRealTimers());

test('the fields say which dates and ages are accepted', () => {
  jest.useFakeTimers({ now: NOW });
  render(<EnquiryForm kind="test-drive" car={aVehicle()} />);
  expect(field('Date')).toHaveAttribute('min', '2031-05-16');
  expect(field('Date')).toHaveAccessibleDescription('Today or later');
  expect(field('Age')).toHaveAttribute('min', '18');
  expect(field('Age')).toHaveAccessibleDescription('18 or older');
});

test('the date of a car that is coming soon is a day after it has come', () => {
  render(<EnquiryForm kind="test-drive" car={aVehicle({ status: 'COMING SOON' })} />);
  expect(field('Date')).toHaveAccessibleDescription('Once the car is here');
});

test.each(['sell-car', 'ads'] as const)('the %s form says what its date is for', (kind) => {
  render(<EnquiryForm kind={kind} />);
  expect(field('Date')).toHaveAccessibleDescription('The day you can show it, today or later');
});

test('the earliest date of a page that was rendered days ago becomes today', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  jest.useFakeTimers({ now: NOW - 3 * 24 * 60 * 60_000 });
  container.innerHTML = renderToString(
    <EnglishTexts>
      <EnquiryForm kind="sell-car" />
    </EnglishTexts>,
  );
  jest.setSystemTime(NOW);
  const date = within(container).getByLabelText('Date');
  expect(date).toHaveAttribute('min', '2031-05-13');
  const root = await act(() =>
    hydrateRoot(
      container,
      <EnglishTexts>
        <EnquiryForm kind="sell-car" />
      </EnglishTexts>,
    ),
  );
  expect(date).toHaveAttribute('min', '2031-05-16');
  act(() => root.unmount());
  container.remove();
});

test('a form with a past date and a child as driver is not sent', async () => {
  const site = stubFormApi({ status: 200 });
  const texts = anEnquiry('test-drive', { date: '2019-01-01', age: '12' });
  render(<EnquiryForm kind="test-drive" car={aVehicle()} prefilled={texts} />);
  await userEvent.click(screen.getByRole('button', { name: 'Book test drive' }));
  const summary = screen.getByRole('alert');
  expect(summary).toHaveTextContent('Two values are not right yet.');
  expect(within(summary).getByRole('link')).toHaveTextContent('Go to Age');
  expect(field('Age')).toHaveAccessibleDescription(/^Age must be a whole number from 18 to 130\./);
  expect(field('Date')).toHaveAccessibleDescription(
    /^Date must be today or a later day, such as 2031-05-16\./,
  );
  expect(field('Age')).toHaveFocus();
  expect(site.arrived).toEqual([]);
});
