import type { Locator } from '@playwright/test';
import { expect, test } from '#e2e/visitor.ts';

async function addressOf(picture: Locator): Promise<string> {
  return (await picture.getAttribute('src')) ?? '';
}

test('pictures of banner, cards and gallery are served as AVIF', async ({ page, request }) => {
  await page.goto('/');
  const addresses = [
    await addressOf(page.getByRole('region', { name: 'Welcome' }).locator('img').first()),
    await addressOf(page.getByRole('article').first().locator('img')),
  ];
  await page.goto('/car/MNTCCUD23Z0104729');
  addresses.push(await addressOf(page.getByRole('img', { name: /photo 1 of 5/ })));

  for (const address of addresses) {
    const picture = await request.get(address, { headers: { accept: 'image/avif,image/webp,*/*' } });
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/avif']);
  }
});

test('the logo of a brand is served', async ({ page, request }) => {
  await page.goto('/');
  const logo = await request.get(
    await addressOf(page.getByRole('link', { name: 'TOYOTA', exact: true }).locator('img')),
  );
  expect(logo.headers()['content-type']).toBe('image/png');
});

test('the content security policy allows pictures of the backoffice', async ({ request }) => {
  const car = (await (await request.get('/api/client-car/car/MNTCCUD23Z0104729')).json()) as {
    images: string[];
  };
  const { origin } = new URL(car.images[0] ?? '');
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(/img-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toContain(origin);
});
