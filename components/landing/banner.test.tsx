import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { landing } from '#lib/texts/en/pages.ts';
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

test('every picture has its turn, however many there are, without and with JavaScript', () => {
  const images = Array.from({ length: 40 }, (_, index) => `https://pictures.test/${index}.jpg`);
  const html = renderToString(
    <Banner images={images} wording={landing}>
      A form
    </Banner>,
  );
  expect(html).toMatch(/<style[^>]*>\.pictures\{--count:40\}/);
  for (let index = 1; index <= 40; index++)
    expect(html).toContain(`.picture:nth-child(${index}){--index:${index}}`);
  expect(html).not.toContain('style=');

  const container = renderBanner(40).querySelector<HTMLElement>('.pictures');
  const turns = [...(container?.querySelectorAll<HTMLElement>('.picture') ?? [])].map((picture) =>
    picture.style.getPropertyValue('--index'),
  );
  expect(container?.style.getPropertyValue('--count')).toBe('40');
  expect(turns).toEqual(Array.from({ length: 40 }, (_, index) => String(index + 1)));
});

test.each([0, 1])('%i banners have nothing to pause', (count) => {
  renderBanner(count);
  expect(screen.getByText('A form')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
