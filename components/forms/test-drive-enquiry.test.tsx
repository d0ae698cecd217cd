import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { render } from '#components/language/testing/render.tsx';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { stubFormApi } from './testing/stub-form-api.ts';
import { cleanUp, field, RECEIVED } from './testing/contact-form.tsx';

afterEach(cleanUp);

async function fillInTestDrive(visitor: UserEvent) {
  await visitor.click(screen.getByRole('radio', { name: 'MRS' }));
  const texts = {
    Name: 'Priya',
    Age: '34',
    Phone: '5',
    Address: 'Rose Hill',
    Date: '2030-05-04',
    Time: '10:30',
  };
  for (const [label, text] of Object.entries(texts)) await visitor.type(field(label), text);
}

test('a test drive is sent with the whole car and the age as a number', async () => {
  const site = stubFormApi({ status: 200 });
  const visitor = userEvent.setup();
  render(<EnquiryForm kind="test-drive" car={aVehicle()} />);
  await fillInTestDrive(visitor);
  await visitor.click(screen.getByRole('button', { name: 'Book test drive' }));
  expect(await screen.findByText(RECEIVED)).toBeVisible();
  expect(site.arrived[0]?.body).toEqual({
    title: 'MRS',
    name: 'Priya',
    age: 34,
    phone: '5',
    address: 'Rose Hill',
    date: '2030-05-04',
    time: '10:30',
    car: aVehicle(),
  });
});

test('a chosen title is kept across a reload until the form is sent', async () => {
  stubFormApi({ status: 200 });
  const visitor = userEvent.setup();
  const page = render(<EnquiryForm kind="test-drive" car={aVehicle()} />);
  await fillInTestDrive(visitor);
  page.unmount();
  render(<EnquiryForm kind="test-drive" car={aVehicle()} />);
  expect(screen.getByRole('radio', { name: 'MRS' })).toBeChecked();
  await visitor.click(screen.getByRole('button', { name: 'Book test drive' }));
  expect(await screen.findByText(RECEIVED)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'MRS', hidden: true })).not.toBeChecked();
});

test('a test drive without a car is not sent', async () => {
  const site = stubFormApi({ status: 200 });
  const visitor = userEvent.setup();
  render(<EnquiryForm kind="test-drive" />);
  await fillInTestDrive(visitor);
  await visitor.click(screen.getByRole('button', { name: 'Book test drive' }));
  expect(await screen.findByText('Please fill all values')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a car from the inventory.' })).toHaveAttribute(
    'href',
    '/search',
  );
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(site.arrived).toEqual([]);
});
