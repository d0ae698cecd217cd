import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Gallery } from './gallery.tsx';

const IMAGES = [
  'https://pictures.test/front.jpg',
  'https://pictures.test/side.jpg',
  'https://pictures.test/rear.jpg',
];

function large() {
  return screen.getByRole<HTMLImageElement>('img', { name: /^TOYOTA/ });
}

function thumbnail(number: number) {
  return screen.getByRole('link', { name: `Photo ${number} of 3` });
}

afterEach(() => {
  history.replaceState(null, '', '/');
});

test('the first photo is shown large, named and counted', () => {
  render(<Gallery title="TOYOTA AQUA 2019" images={IMAGES} />);

  expect(large()).toHaveAttribute('src', IMAGES[0]);
  expect(large()).toHaveAccessibleName('TOYOTA AQUA 2019, photo 1 of 3');
  expect(large()).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByText('1 / 3')).toBeVisible();
  expect(thumbnail(1)).toHaveAttribute('aria-current', 'true');
});

test.each([
  ['a click', (link: HTMLElement) => userEvent.click(link)],
  ['the mouse over it', (link: HTMLElement) => userEvent.hover(link)],
  ['a tap', (link: HTMLElement) => userEvent.pointer({ keys: '[TouchA]', target: link })],
])('%s shows the photo of a thumbnail large', async (_, point) => {
  render(<Gallery title="TOYOTA AQUA 2019" images={IMAGES} />);
  await point(thumbnail(3));

  expect(large()).toHaveAttribute('src', IMAGES[2]);
  expect(screen.getByText('3 / 3')).toBeVisible();
  expect(thumbnail(3)).toHaveAttribute('aria-current', 'true');
  expect(thumbnail(1)).not.toHaveAttribute('aria-current');
});

test('focusing a thumbnail shows its photo, and the arrow keys move the focus', async () => {
  const user = userEvent.setup();
  render(<Gallery title="TOYOTA AQUA 2019" images={IMAGES} />);
  act(() => thumbnail(2).focus());
  expect(screen.getByText('2 / 3')).toBeVisible();

  await user.keyboard('{ArrowRight}');
  expect(large()).toHaveAttribute('src', IMAGES[2]);
  expect(thumbnail(3)).toHaveFocus();

  await user.keyboard('{ArrowRight}');
  expect(large()).toHaveAttribute('src', IMAGES[0]);

  await user.keyboard('{ArrowLeft}');
  expect(large()).toHaveAttribute('src', IMAGES[2]);
});

test('the buttons step through the photos and wrap around', async () => {
  const user = userEvent.setup();
  render(<Gallery title="TOYOTA AQUA 2019" images={IMAGES} />);

  await user.click(screen.getByRole('button', { name: 'Previous photo' }));
  expect(large()).toHaveAttribute('src', IMAGES[2]);

  await user.click(screen.getByRole('button', { name: 'Next photo' }));
  expect(large()).toHaveAttribute('src', IMAGES[0]);
});

test.each([
  ['left', 300, 200, 1],
  ['right', 200, 300, 2],
  ['hardly at all', 300, 290, 0],
])('a finger drawn %s shows the photo on that side', async (_, from, to, shown) => {
  render(<Gallery title="TOYOTA AQUA 2019" images={IMAGES} />);
  await userEvent.pointer([
    { keys: '[TouchA>]', target: large(), coords: { clientX: from } },
    { keys: '[/TouchA]', target: large(), coords: { clientX: to } },
  ]);

  expect(large()).toHaveAttribute('src', IMAGES[shown]);
});

test('the fragment of the address selects the photo that is shown first', () => {
  history.replaceState(null, '', '#photo-2');
  render(<Gallery title="TOYOTA AQUA 2019" images={IMAGES} />);

  expect(large()).toHaveAttribute('src', IMAGES[1]);
});

test('a changed fragment of the address shows its photo', () => {
  render(<Gallery title="TOYOTA AQUA 2019" images={IMAGES} />);

  act(() => {
    history.replaceState(null, '', '#photo-3');
    window.dispatchEvent(new Event('hashchange'));
  });

  expect(large()).toHaveAttribute('src', IMAGES[2]);
});

test.each(['#photo-9', '#photo-0', '#features'])('the invalid fragment %s shows the first photo', (hash) => {
  history.replaceState(null, '', hash);
  render(<Gallery title="TOYOTA AQUA 2019" images={IMAGES} />);

  expect(large()).toHaveAttribute('src', IMAGES[0]);
});

test('without JavaScript every thumbnail links to its large photo', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Gallery title="TOYOTA AQUA 2019" images={IMAGES} />).replaceAll(
    'noscript',
    'div',
  );

  const links = within(page).getAllByRole('link');
  const targets = links.map(
    (link) => page.querySelector(link.getAttribute('href') ?? '')?.querySelector('img')?.src,
  );
  expect(targets).toEqual(IMAGES);
});

test('a single picture has no thumbnails and no buttons', () => {
  render(<Gallery title="TOYOTA AQUA 2019" images={['/assets/placeholder-car.svg']} />);

  expect(large()).toHaveAccessibleName('TOYOTA AQUA 2019');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
