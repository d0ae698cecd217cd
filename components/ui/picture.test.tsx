import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { render } from '#components/language/testing/render.tsx';
import { Picture } from './picture.tsx';
import { SiteSettingsProvider } from './site-settings.tsx';
import { SOME_SETTINGS } from './testing/some-settings.ts';

const OPTIMISED = { origins: ['https://backoffice.test'], paths: null };

function show(src: string, sizes?: string) {
  render(
    <SiteSettingsProvider {...SOME_SETTINGS} optimised={OPTIMISED}>
      <Picture src={src} alt="Front" size={sizes ? 'card' : 'thumbnail'} {...(sizes && { sizes })} />
    </SiteSettingsProvider>,
  );
  return screen.getByRole('img', { name: 'Front' });
}

test('a picture of the backoffice comes in the widths that the layout uses', () => {
  const picture = show('https://backoffice.test/a.jpg', '50vw');
  expect(picture).toHaveAttribute('srcset', '/i/384/a.jpg 384w,/i/640/a.jpg 640w,/i/828/a.jpg 828w');
  expect(picture).toHaveAttribute('sizes', '(min-resolution:2.5dppx) 30vw, 50vw');
  expect(picture).toHaveAttribute('src', '/i/828/a.jpg');
});

test('a thumbnail has one picture, large enough for a high-density screen', () => {
  const picture = show('https://backoffice.test/a.jpg');
  expect(picture).toHaveAttribute('src', '/i/192/a.jpg');
  expect(picture).not.toHaveAttribute('srcset');
});

test('a picture of another host is loaded unchanged and without a referrer', () => {
  const picture = show('https://elsewhere.test/a.jpg', '50vw');
  expect(picture).toHaveAttribute('src', 'https://elsewhere.test/a.jpg');
  expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(picture).not.toHaveAttribute('srcset');
});

test('a picture with priority is loaded early, and React adds no preload link for it', () => {
  const html = renderToString(<Picture src="/a.jpg" alt="Front" size="thumbnail" priority />);
  expect(html).toMatch(/^<picture><img [^>]*fetchPriority="high"/);
});
