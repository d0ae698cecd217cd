import { aBackoffice, raw } from '#lib/backoffice/testing/a-backoffice.ts';
import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { aJsonPost, aNativePost, aReceiver, statusAndBody } from './testing/a-receiver.ts';

const TYPED = anEnquiry('contact');

/** `receiveEnquiry`, a function that posts a native form, and the number of enquiries that arrived. */
async function aReceiverWithBackoffice() {
  const backoffice = await aBackoffice({ 'GET /makes': [], 'POST /email': raw('') });
  const { receive, postedForms } = await aReceiver({ backofficeUrl: backoffice.url });

  async function post(texts: Record<string, string>) {
    const response = await receive('contact', aNativePost('contact', texts));
    const location = response.headers.get('location') ?? '';
    return { location, postedForm: await postedForms.find(/[\da-f-]{36}/.exec(location)?.[0] ?? '') };
  }
  function arrived() {
    return backoffice.received.filter(({ call }) => call === 'POST /email').length;
  }
  return { receive, post, arrived };
}

test('a script that fills in the honeypot is rejected with a message', async () => {
  const { receive, arrived } = await aReceiverWithBackoffice();
  const response = await receive('contact', aJsonPost('contact', { ...TYPED, website: 'x' }));
  await expect(statusAndBody(response)).resolves.toEqual({
    status: 422,
    body: { message: expect.stringContaining('once more') as string },
  });
  expect(arrived()).toBe(0);
});

test('a native form with a filled honeypot redirects to a page with all other input', async () => {
  const { post, arrived } = await aReceiverWithBackoffice();
  const { postedForm } = await post({ ...TYPED, website: 'https://pills.example' });
  expect(postedForm).toMatchObject({ texts: TYPED, rejection: { fields: [] } });
  expect(JSON.stringify(postedForm)).not.toContain('pills');
  expect(arrived()).toBe(0);

  await expect(post({ ...TYPED, website: '' })).resolves.toMatchObject({
    location: expect.stringMatching(/^\/form-result\/sent\?form=contact&id=/) as string,
  });
  expect(arrived()).toBe(1);
});
