import { screen, waitFor } from '@testing-library/react';
import { stubFormApi } from './testing/stub-form-api.ts';
import { cleanUp, field, setup } from './testing/contact-form.tsx';

afterEach(cleanUp);

const LABEL = 'Leave this field empty';

test('the honeypot is not visible', () => {
  setup();
  expect(screen.queryByRole('textbox', { name: LABEL })).toBeNull();
  expect(field(LABEL)).toHaveAttribute('tabindex', '-1');
  expect(field(LABEL)).toHaveAttribute('autocomplete', 'off');
  expect(field(LABEL)).toBeInstanceOf(HTMLInputElement);
});

test('a filled honeypot is sent once and then cleared, so that a second press passes', async () => {
  const site = stubFormApi({ status: 422, body: { message: 'Once more' } }, { status: 200 });
  const { submit } = setup();
  Object.assign(field(LABEL), { value: 'https://pills.example' });
  await submit();
  await screen.findByText('Once more');
  await submit();
  await waitFor(() => expect(site.arrived).toHaveLength(2));
  const [first, second] = site.arrived.map(({ body }) => body);
  expect(first).toHaveProperty('website', 'https://pills.example');
  expect(second).not.toHaveProperty('website');
});
