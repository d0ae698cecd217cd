import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { landing } from '#lib/texts/en/landing.ts';
import { render } from '#components/language/testing/render.tsx';
import { Banner } from './banner.tsx';

function renderBanner(count: number) {
  const images = Array.from({ length: count }, (_, index) => `https://pictures.test/${index}.jpg`);
  const { container } = render(
    <Banner images={images} wording={landing}>
      A form
    </Banner>,
  );
  return container;
}

test('the first picture loads with priority, all others lazily', () => {
  const [first, ...others] = renderBanner(3).querySelectorAll('img');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  for (const other of others) expect(other).toHaveAttribute('loading', 'lazy');
});

test('at most as many pictures are shown as the style sheet has turns for', () => {
  const css = readFileSync(join(import.meta.dirname, 'banner.module.css'), 'utf8');
  const number = renderBanner(40).querySelector('.pictures')?.children.length;
  for (const name of ['count', 'index']) {
    const turns = [...css.matchAll(new RegExp(`nth-child\\((\\d+)\\)\\)? \\{\\n  --${name}: \\1;`, 'g'))];
    expect(turns.at(-1)?.[1]).toBe(String(number));
  }
});

test.each([0, 1])('%i banners have nothing to pause', (count) => {
  renderBanner(count);
  expect(screen.getByText('A form')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
