import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { render } from '#components/language/testing/render.tsx';
import { Banner } from './banner.tsx';

function renderBanner(count: number) {
  const images = Array.from({ length: count }, (_, index) => `https://pictures.test/${index}.jpg`);
  const { container } = render(<Banner images={images}>A form</Banner>);
  return container;
}

test('the first picture loads with priority, all others lazily', () => {
  const [first, ...others] = renderBanner(3).querySelectorAll('img');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  for (const other of others) expect(other).toHaveAttribute('loading', 'lazy');
});

test.each([2, 3, 7, 8, 40])('%i pictures have an animation that shows each for 5 seconds', (count) => {
  const pictures = renderBanner(count).querySelector('.pictures');
  const number = pictures?.children.length ?? 0;
  expect(number).toBe(Math.min(count, 8));
  expect(pictures).toHaveClass(`of${number}`);
  const css = readFileSync(join(import.meta.dirname, 'banner.module.css'), 'utf8');
  expect(css).toContain(`:where(.of${number} > div) {
  animation:
    load 1s,
    fade ${5 * number}s linear(`);
  expect(css).toContain(
    `.picture:nth-child(${number}) {\n  --delay: ${(5 * (number - 1) - 2.6).toFixed(1)}s;`,
  );
});

test.each([0, 1])('%i banners have nothing to pause', (count) => {
  renderBanner(count);
  expect(screen.getByText('A form')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
