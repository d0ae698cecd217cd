import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '#components/language/testing/render.tsx';
import { type EnquiryField, type EnquiryKind, ENQUIRY_FORMS } from '#lib/domain/enquiry/forms.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { forms } from '#lib/texts/en/forms.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { fieldLabel } from './field-words.ts';
import { stubFormApi } from './testing/stub-form-api.ts';
import { cleanUp, field, RECEIVED, setup } from './testing/contact-form.tsx';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(cleanUp);

test('a complete form is sent as its payload, and is empty again once it is accepted', async () => {
  const site = stubFormApi({ status: 200, body: { message: 'Message sent' } });
  const { submit } = setup();
  await submit();
  expect(await screen.findByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(site.arrived).toEqual([
    {
      address: '/api/client-car/email',
      body: { name: 'Priya', phone: '5777 0000', email: 'p@example.mu', message: 'Is it there?' },
      key: expect.stringMatching(UUID) as string,
      token: expect.stringMatching(UUID) as string,
    },
  ]);
  for (const label of ['Name', 'Phone', 'Email', 'Message']) expect(field(label)).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe(`XSRF-TOKEN=${site.arrived[0]?.token}`);
});

test('a form links to the privacy page', () => {
  setup();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});

test('an incomplete form is not sent: every empty field is marked and the first has the focus', async () => {
  const site = stubFormApi({ status: 200 });
  const { submit } = setup({ Phone: '', Message: '   ' });
  await submit();
  expect(await screen.findByText('Please fill all values')).toBeVisible();
  expect(site.arrived).toEqual([]);
  expect(field('Phone')).toHaveFocus();
  expect(field('Phone')).toBeInvalid();
  expect(field('Phone')).toHaveAccessibleDescription('Please fill in');
  expect(field('Message')).toBeInvalid();
  expect(field('Name')).toBeValid();
});

test('the error toast of an incomplete form goes when the form is sent', async () => {
  stubFormApi({ status: 200 });
  const { submit, visitor } = setup({ Phone: '' });
  await submit();
  expect(await screen.findByText('Please fill all values')).toBeVisible();
  await visitor.type(field('Phone'), '5');
  await submit();
  expect(await screen.findByRole('heading', { name: 'Message sent' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Please fill all values')).not.toBeInTheDocument());
});

test('the summary names each empty field once, as a link, until it is filled in', async () => {
  stubFormApi({ status: 200 });
  const { submit, visitor } = setup({ Phone: '', Message: '' });
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Missing:PhoneMessage$/);
  expect(screen.getByRole('link', { name: 'Phone' })).toHaveAttribute('href', '#contact-phone');
  await visitor.type(field('Phone'), '5');
  expect(field('Phone')).toBeValid();
  expect(within(screen.getByRole('alert')).getByRole('link')).toHaveAttribute('href', '#contact-message');
  await visitor.type(field('Message'), 'Hi');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a second press while sending does nothing', async () => {
  const site = stubFormApi({ status: 200 });
  const release = site.beSlow();
  const { submit } = setup();
  await submit();
  await submit();
  expect(screen.getByRole('button', { name: 'SUBMIT' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Sending…');
  act(release);
  expect(await screen.findByText(RECEIVED)).toBeVisible();
  expect(site.arrived).toHaveLength(1);
});

test('what is typed while the form is being sent stays, also across a reload', async () => {
  const site = stubFormApi({ status: 200 });
  const release = site.beSlow();
  const { submit, visitor, page } = setup();
  await submit();
  await visitor.type(field('Message'), ' I come today.');
  act(release);
  expect(await screen.findByText(RECEIVED)).toBeVisible();
  expect(field('Message')).toHaveValue('Is it there? I come today.');
  expect(field('Name')).toHaveValue('');
  page.unmount();
  render(<EnquiryForm kind="contact" />);
  expect(field('Message')).toHaveValue('Is it there? I come today.');
  expect(field('Name')).toHaveValue('');
});

test('a form that was left and opened again while it was being sent is empty once it is accepted', async () => {
  const site = stubFormApi({ status: 200 });
  const release = site.beSlow();
  const { submit, page } = setup();
  await submit();
  page.unmount();
  render(<EnquiryForm kind="contact" />);
  expect(field('Message')).toHaveValue('Is it there?');
  act(release);
  expect(await screen.findByText('Message sent')).toBeVisible();
  for (const label of ['Name', 'Phone', 'Email', 'Message']) expect(field(label)).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('a double click sends once', async () => {
  const site = stubFormApi({ status: 200 });
  setup();
  act(() => {
    const button = screen.getByRole('button', { name: 'SUBMIT' });
    button.click();
    button.click();
  });
  expect(await screen.findByText(RECEIVED)).toBeVisible();
  expect(site.arrived).toHaveLength(1);
});

test('a form rejected without JavaScript shows what was typed and why it was rejected', () => {
  const response = { message: 'Please fill all values', fields: ['phone'] };
  render(<EnquiryForm kind="ads" rejected={{ texts: { name: 'Priya', ads: 'VIDEO' }, response }} />);
  expect(field('Name')).toHaveValue('Priya');
  expect(screen.getByRole('radio', { name: 'VIDEO' })).toBeChecked();
  expect(field('Phone')).toBeInvalid();
  expect(field('Phone')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please fill all valuesMissing:Phone$/);
});

function labelOf(each: EnquiryField): string {
  return fieldLabel(each, forms);
}

const KINDS = Object.keys(ENQUIRY_FORMS) as EnquiryKind[];

test.each(KINDS)('the values of the %s form are sent under its wire keys', async (kind) => {
  const site = stubFormApi({ status: 200 });
  const { call, fields } = ENQUIRY_FORMS[kind];
  const values: Record<string, string> = anEnquiry(kind);
  render(<EnquiryForm kind={kind} car={aVehicle()} />);
  for (const each of fields) {
    const value = values[each.name] ?? '';
    if (each.control === 'choice') fireEvent.click(screen.getByRole('radio', { name: value }));
    else fireEvent.change(field(labelOf(each)), { target: { value } });
  }
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(RECEIVED)).toBeVisible();
  expect(site.arrived).toMatchObject([
    {
      address: `/api/client-car${call}`,
      body: kind === 'test-drive' ? { ...values, age: Number(values['age']) } : values,
    },
  ]);
});

test.each(KINDS)(
  'an empty %s form is not sent: every field is marked and the first has the focus',
  async (kind) => {
    const site = stubFormApi({ status: 200 });
    render(<EnquiryForm kind={kind} car={aVehicle()} />);
    await userEvent.click(screen.getByRole('button'));
    const [first, ...others] = ENQUIRY_FORMS[kind].fields.map((each) => field(labelOf(each)));
    expect(first).toContainElement(document.activeElement as HTMLElement);
    for (const each of [first, ...others]) expect(each).toBeInvalid();
    expect(site.arrived).toEqual([]);
  },
);

test.each(KINDS)('without JavaScript the %s form is posted under its wire keys', (kind) => {
  render(<EnquiryForm kind={kind} />);
  const { call, fields } = ENQUIRY_FORMS[kind];
  const form = screen.getByRole<HTMLButtonElement>('button').form;
  expect(form).toHaveAttribute('action', `/api/client-car${call}`);
  expect(form).toHaveAttribute('method', 'post');
  for (const each of fields) {
    const label = labelOf(each);
    const controls = each.control === 'choice' ? within(field(label)).getAllByRole('radio') : [field(label)];
    for (const control of controls) expect(control).toHaveAttribute('name', each.name);
    expect(field(label)).toBeRequired();
    expect(field(label)).toHaveAccessibleName(label);
  }
});
