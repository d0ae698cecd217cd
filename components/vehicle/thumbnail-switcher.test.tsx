import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '#components/language/testing/render.tsx';
import { ThumbnailSwitcher } from './thumbnail-switcher.tsx';

const IMAGES = Array.from({ length: 8 }, (_, index) => `https://pictures.test/${index + 1}.jpg`);

function onScreen(isWide: boolean) {
  window.matchMedia = () => ({ matches: isWide }) as MediaQueryList;
}

beforeEach(() => onScreen(true));

function large() {
  return screen.getByRole('img', { name: 'TOYOTA AQUA 2019' });
}

test('the large picture leads to the car', () => {
  render(<ThumbnailSwitcher title="TOYOTA AQUA 2019" images={IMAGES} href="/car/A1" />);

  expect(screen.getByRole('link', { name: 'TOYOTA AQUA 2019' })).toHaveAttribute('href', '/car/A1');
  expect(large()).toHaveAttribute('src', IMAGES[0]);
});

test('only a car without photos says that they are coming', () => {
  const { rerender } = render(<ThumbnailSwitcher title="TOYOTA AQUA 2019" images={IMAGES} href="/car/A1" />);
  expect(screen.queryByText('Photos coming')).not.toBeInTheDocument();

  rerender(<ThumbnailSwitcher title="TOYOTA AQUA 2019" images={[]} href="/car/A1" />);
  expect(screen.getByText('Photos coming')).toBeInTheDocument();
  expect(large()).toHaveAttribute('src', '/assets/drawings/placeholder-car.avif');
});

test('at most five thumbnails are shown, each naming its photo on the page of the car', () => {
  render(<ThumbnailSwitcher title="TOYOTA AQUA 2019" images={IMAGES} href="/car/A1" />);

  const thumbnails = screen.getAllByRole('link', { name: /^Photo/ });
  expect(thumbnails).toHaveLength(5);
  expect(thumbnails[4]).toHaveAttribute('href', '/car/A1#photo-5');
});

test.each([
  ['a click on', (link: HTMLElement) => fireEvent.click(link)], // without the focus that a visitor's click gives
  ['the mouse over', (link: HTMLElement) => userEvent.hover(link)],
])('%s a thumbnail switches the large picture', async (_, point) => {
  render(<ThumbnailSwitcher title="TOYOTA AQUA 2019" images={IMAGES} href="/car/A1" />);
  await point(screen.getByRole('link', { name: 'Photo 4 of 5' }));

  expect(large()).toHaveAttribute('src', IMAGES[3]);
});

test.each(['a,b.jpg', 'a$1$&.jpg'])(
  'the picture %s is shown large, whatever its address means elsewhere',
  async (name) => {
    const images = [IMAGES[0] ?? '', `https://backoffice.test/${name}#Xb3_-9aQ`];
    render(<ThumbnailSwitcher title="TOYOTA AQUA 2019" images={images} href="/car/A1" />);
    const thumbnail = screen.getByRole('link', { name: 'Photo 2 of 2' });
    await userEvent.click(thumbnail);

    expect(large()).toHaveAttribute(
      'srcset',
      [192, 640].map((width) => `/i/${width}/Xb3_-9aQ/${name} ${width}w`).join(),
    );
    expect(thumbnail).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Photo 1 of 2' })).not.toHaveAttribute('aria-current');
  },
);

test('on a phone a picture of the strip leads to its photo on the page of the car', () => {
  onScreen(false);
  render(<ThumbnailSwitcher title="TOYOTA AQUA 2019" images={IMAGES} href="/car/A1" />);
  const isPrevented = !fireEvent.click(screen.getByRole('link', { name: 'Photo 4 of 5' }));

  expect(isPrevented).toBe(false);
  expect(large()).toHaveAttribute('src', IMAGES[0]);
});

test('a car with one picture has no thumbnails', () => {
  render(<ThumbnailSwitcher title="TOYOTA AQUA 2019" images={IMAGES.slice(0, 1)} href="/car/A1" />);

  expect(screen.getAllByRole('link')).toHaveLength(1);
});
