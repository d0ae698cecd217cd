import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '#components/language/testing/render.tsx';
import { Gallery } from './gallery.tsx';

const IMAGES = [
  'https://pictures.test/front.jpg',
  'https://pictures.test/side.jpg',
  'https://pictures.test/rear.jpg',
];
const WIDTH = 300;

/** jsdom has no layout: every strip is as wide as a photo, and photos stand side by side. */
beforeAll(() => {
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, get: () => WIDTH },
    offsetLeft: {
      configurable: true,
      get(this: HTMLElement) {
        return Number(/^photo-(\d+)$/.exec(this.id)?.[1] ?? 1) * WIDTH - WIDTH;
      },
    },
    scrollTo: {
      configurable: true,
      value(this: HTMLElement, { left }: { left: number }) {
        swipe(this, left);
      },
    },
  });
});

function swipe(strip: Element, left: number) {
  strip.scrollLeft = left;
  fireEvent.scroll(strip);
}

function photo(number: number) {
  return screen.getByRole<HTMLImageElement>('img', { name: `TOYOTA AQUA 2019, photo ${number} of 3` });
}

function thumbnail(number: number) {
  return screen.getByRole('link', { name: `Photo ${number} of 3` });
}

function expectShown(number: number) {
  expect(screen.getByText(`${number} / 3`)).toBeVisible();
  expect(thumbnail(number)).toHaveAttribute('aria-current', 'true');
}

test('the first photo is shown large, named and counted', () => {
  render(<Gallery title="TOYOTA AQUA 2019" images={IMAGES} />);

  expect(photo(1)).toHaveAttribute('src', IMAGES[0]);
  expect(photo(1)).toHaveAttribute('fetchpriority', 'high');
  expect(photo(2)).toHaveAttribute('loading', 'lazy');
  expectShown(1);
});

test('the mouse over a thumbnail shows its photo large', async () => {
  render(<Gallery title="TOYOTA AQUA 2019" images={IMAGES} />);
  await userEvent.hover(thumbnail(3));

  expectShown(3);
  expect(thumbnail(1)).not.toHaveAttribute('aria-current');
});

test('a click on a thumbnail shows its photo large in place of following the link', () => {
  render(<Gallery title="TOYOTA AQUA 2019" images={IMAGES} />);
  const isFollowed = fireEvent.click(thumbnail(3)); // without the focus that a visitor's click gives

  expect(isFollowed).toBe(false);
  expectShown(3);
});

test('focusing a thumbnail shows its photo, and the arrow keys move the focus', async () => {
  const user = userEvent.setup();
  render(<Gallery title="TOYOTA AQUA 2019" images={IMAGES} />);
  act(() => thumbnail(2).focus());
  expectShown(2);

  await user.keyboard('{ArrowRight}');
  expectShown(3);
  expect(thumbnail(3)).toHaveFocus();

  await user.keyboard('{ArrowRight}');
  expectShown(1);

  await user.keyboard('{ArrowLeft}');
  expectShown(3);
});

test('the buttons step through the photos and wrap around', async () => {
  const user = userEvent.setup();
  render(<Gallery title="TOYOTA AQUA 2019" images={IMAGES} />);

  await user.click(screen.getByRole('button', { name: 'Previous photo' }));
  expectShown(3);

  await user.click(screen.getByRole('button', { name: 'Next photo' }));
  expectShown(1);
});

test('counter and thumbnails follow the strip of photos', () => {
  render(<Gallery title="TOYOTA AQUA 2019" images={IMAGES} />);
  const strip = photo(1).closest('[id=photo-1]')?.parentElement;
  if (!strip) throw new Error('There is no strip');
  act(() => swipe(strip, 2 * WIDTH));
  expectShown(3);
});

test('without JavaScript every thumbnail links to its large photo, and the photo opens the full screen', () => {
  const { container } = render(<Gallery title="TOYOTA AQUA 2019" images={IMAGES} />);

  const targets = screen
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ hash }) => container.querySelector(hash)?.querySelector('img')?.src);
  expect(targets).toEqual(IMAGES);
  const stage = screen.getByRole('button', { name: 'View in full screen' }).getAttribute('popovertarget');
  expect(container.querySelector(`#${stage}[popover]`)).toContainElement(photo(1));
});

test('a browser that does not know popovers shows the photos in the page', () => {
  const spy = jest.spyOn(Element.prototype, 'matches').mockImplementation(function (
    this: Element,
    selectors,
  ) {
    if (selectors === ':popover-open') throw new DOMException(selectors, 'SyntaxError');
    return this.closest(selectors) === this;
  });
  render(<Gallery title="TOYOTA AQUA 2019" images={IMAGES} />);
  expectShown(1);
  spy.mockRestore();
});

test('a single picture has no thumbnails, and only full screen has buttons', () => {
  render(<Gallery title="TOYOTA AQUA 2019" images={['/assets/drawings/placeholder-car.avif']} />);

  expect(screen.getByRole('img')).toHaveAccessibleName('TOYOTA AQUA 2019');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'View in full screen',
    'Close full screen',
  ]);
});
