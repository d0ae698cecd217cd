import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { EnglishTexts } from '#components/language/english-texts.tsx';
import { render } from '#components/language/testing/render.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { stubFormApi } from './testing/stub-form-api.ts';
import { cleanUp, field, RECEIVED, setup } from './testing/contact-form.tsx';

afterEach(cleanUp);

test('after a 403 the form is sent once more with the new CSRF token', async () => {
  const fresh = { status: 403, body: { message: 'No pair' }, cookie: 'XSRF-TOKEN=a%20b' };
  const site = stubFormApi(fresh, { status: 200 });
  document.cookie = 'XSRF-TOKEN=stale';
  const { submit } = setup();
  await submit();
  expect(await screen.findByText(RECEIVED)).toBeVisible();
  expect(site.arrived.map(({ token }) => token)).toEqual(['stale', 'a b']);
  expect(new Set(site.arrived.map(({ key }) => key)).size).toBe(1);
});

test('a second 403 is shown to the visitor', async () => {
  const site = stubFormApi({ status: 403, body: { message: 'Please reload the page.' } });
  const { submit } = setup();
  await submit();
  expect(await screen.findByText('Please reload the page.')).toBeVisible();
  expect(site.arrived).toHaveLength(2);
});

test('a browser that blocks cookies posts the form itself, once it is complete', async () => {
  const cookies = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  const site = stubFormApi({ status: 403 });
  const { submit } = setup({ Phone: '' });
  const isPosted: boolean[] = [];
  function handleSubmit(event: Event): void {
    isPosted.push(!event.defaultPrevented);
    event.preventDefault(); // jsdom cannot navigate
  }
  window.addEventListener('submit', handleSubmit);
  await submit();
  fireEvent.input(field('Phone'), { target: { value: '5777 0000' } });
  await submit();
  window.removeEventListener('submit', handleSubmit);
  cookies.mockRestore();
  expect(isPosted).toEqual([false, true]);
  expect(site.arrived).toEqual([]);
});

test.each([
  [
    'the backoffice fails',
    { status: 503, body: { message: 'We could not deliver it.' } },
    /could not deliver/,
  ],
  ['a proxy answers in HTML', { status: 502 }, /went wrong at our end/],
  ['the site cannot be reached', 'unreachable' as const, /could not hear back/],
])(
  'when %s, the visitor is told so, keeps what was typed and can use WhatsApp or the phone',
  async (_, reply, told) => {
    stubFormApi(reply);
    const { submit } = setup();
    await submit();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent(told);
    expect(summary).toHaveFocus();
    expect(field('Message')).toHaveValue('Is it there?');
    expect(screen.getAllByRole('link', { name: /^\+230/ })[0]).toHaveAttribute('href', 'tel:+23050000000');
    const written = screen.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href') ?? '';
    expect(new URL(written).searchParams.get('text')).toBe(
      'Name: Priya\nPhone: 5777 0000\nEmail: p@example.mu\nMessage: Is it there?',
    );
  },
);

test('a retry of the same content has the same key, changed content another one', async () => {
  const site = stubFormApi({ status: 503, body: { message: 'Down' } });
  const { submit, visitor } = setup();
  await submit();
  await visitor.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(site.arrived).toHaveLength(2));
  await visitor.type(field('Message'), '!');
  await submit();
  await waitFor(() => expect(site.arrived).toHaveLength(3));
  const [first, second, third] = site.arrived.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a visitor who has gone to another page is told there that sending failed', async () => {
  const site = stubFormApi({ status: 503, body: { message: 'Down' } });
  const release = site.beSlow();
  const { submit, page } = setup();
  await submit();
  page.unmount();
  act(release);
  expect(await screen.findByText('Down')).toBeVisible();
});

test('after a retry that is accepted the confirmation has the focus', async () => {
  stubFormApi({ status: 503, body: { message: 'Down' } }, { status: 200 });
  const { submit, visitor } = setup();
  await submit();
  await visitor.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Message sent' })).toHaveFocus();
});

test('after a reload of the tab the form is as it was, and a retry has the same key', async () => {
  const site = stubFormApi({ status: 503, body: { message: 'Down' } });
  const { submit, page } = setup();
  await submit();
  await screen.findByRole('alert');
  page.unmount();
  render(<EnquiryForm kind="contact" />);
  expect(field('Name')).toHaveValue('Priya');
  await submit();
  await waitFor(() => expect(site.arrived).toHaveLength(2));
  expect(site.arrived[1]?.key).toBe(site.arrived[0]?.key);
});

test('text that a browser fills in without an event is stored when the form is sent', async () => {
  stubFormApi({ status: 503, body: { message: 'Down' } });
  const { submit, page } = setup();
  Object.assign(field('Name'), { value: 'Anil' });
  await submit();
  await screen.findByRole('alert');
  page.unmount();
  render(<EnquiryForm kind="contact" />);
  expect(field('Name')).toHaveValue('Anil');
});

test('what was typed before hydration is not overwritten by the draft', () => {
  sessionStorage.setItem('draft:contact', 'name=Old&phone=1');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <EnglishTexts>
      <EnquiryForm kind="contact" />
    </EnglishTexts>,
  );
  const input = container.querySelector('input');
  if (input) input.value = 'New';
  render(<EnquiryForm kind="contact" />, { container, hydrate: true });
  expect(field('Name')).toHaveValue('New');
  expect(field('Phone')).toHaveValue('1');
});

test.each(['{', '%', '&=&', 'subject=Old'])('an unreadable draft (%s) is ignored', (kept) => {
  sessionStorage.setItem('draft:contact', kept);
  render(<EnquiryForm kind="contact" />);
  expect(field('Name')).toHaveValue('');
});

test('fields that the server rejects are marked, and the first has the focus', async () => {
  stubFormApi({ status: 422, body: { message: 'Please check this.', fields: ['email'] } });
  const { submit } = setup();
  await submit();
  expect(await screen.findByRole('link', { name: 'Email: at most 200 characters' })).toBeVisible();
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toBeInvalid();
  expect(field('Email')).toHaveAccessibleDescription('At most 200 characters');
});
