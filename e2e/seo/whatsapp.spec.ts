import { expect, test } from '#e2e/visitor.ts';

test.use({ javaScriptEnabled: false });

for (const [what, path, text] of [
  [
    'a price',
    '/car/MNTCCUD23Z0104729',
    /^Hello, I am interested in REF #4729, NISSAN NAVARA 2018, As from: Rs 935,000\. http/,
  ],
  [
    'its price on request',
    '/car/A201A-0753781',
    /^Hello, I am interested in REF #3781, .+\. What is the price\?/,
  ],
  [
    'been sold',
    '/car/MXPK11-2800305',
    /^Hello, I see that REF #0305, TOYOTA AQUA 2022, is sold\. Do you have/,
  ],
] as const) {
  test(`a car that has ${what} is asked about in words that are there already`, async ({ page, baseURL }) => {
    await page.goto(path);
    const link = page.getByRole('link', { name: /^Ask .* on WhatsApp$/ });
    const { host, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect([host, pathname]).toEqual(['wa.me', '/23050000000']);
    const message = searchParams.get('text') ?? '';
    expect(message).toMatch(text);
    expect(message.split(' ').at(-1)).toBe(`${baseURL}${path}`);
    await expect(link).toHaveAttribute('rel', /noopener/);
  });
}
