import { expect, test } from '#e2e/visitor.ts';

test.use({ javaScriptEnabled: false });

const CAR = '/car/MNTCCUD23Z0104729';

test('a car has a WhatsApp link with a text that names it', async ({ page, baseURL }) => {
  await page.goto(CAR);
  const link = page.getByRole('link', { name: /^Ask .* on WhatsApp$/ });
  const { host, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect([host, pathname]).toEqual(['wa.me', '/23050000000']);
  const message = searchParams.get('text') ?? '';
  expect(message).toMatch(
    /^Hello, I am interested in REF #4729, NISSAN NAVARA 2018, As from: Rs 935,000\. http/,
  );
  expect(message.split(' ').at(-1)).toBe(`${baseURL}${CAR}`);
  await expect(link).toHaveAttribute('rel', /noopener/);
});
