import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { render } from '#components/language/testing/render.tsx';
import { Picture } from './picture.tsx';

function show(src: string, sizes?: string) {
  render(<Picture src={src} alt="Front" size={sizes ? 'card' : 'thumbnail'} {...(sizes && { sizes })} />);
  return screen.getByRole('img', { name: 'Front' });
}

test('a signed picture comes in the widths that the layout uses', () => {
  const picture = show('https://backoffice.test/a.jpg#Xb3_-9aQ', '50vw');
  expect(picture).toHaveAttribute(
    'srcset',
    [384, 640, 828].map((width) => `/i/${width}/Xb3_-9aQ/a.jpg ${width}w`).join(),
  );
  expect(picture).toHaveAttribute('sizes', '(min-resolution:2.5dppx) 30vw, 50vw');
  expect(picture).toHaveAttribute('src', '/i/828/Xb3_-9aQ/a.jpg');
});

test('a thumbnail has one picture, large enough for a high-density screen', () => {
  const picture = show('https://backoffice.test/a.jpg#Xb3_-9aQ');
  expect(picture).toHaveAttribute('src', '/i/192/Xb3_-9aQ/a.jpg');
  expect(picture).not.toHaveAttribute('srcset');
});

test('a picture that is not signed is loaded unchanged and without a referrer', () => {
  const picture = show('https://elsewhere.test/a.jpg', '50vw');
  expect(picture).toHaveAttribute('src', 'https://elsewhere.test/a.jpg');
  expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(picture).not.toHaveAttribute('srcset');
});

test('a picture with priority is loaded early, and React adds no preload link for it', () => {
  const html = renderToString(<Picture src="/a.jpg" alt="Front" size="thumbnail" priority />);
  expect(html).toMatch(/^<picture><img [^>]*fetchPriority="high"/);
});
