import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banner } from './banner.tsx';

const IMAGES = [
  'https://pictures.test/harbour.jpg',
  'https://pictures.test/road.jpg',
  'https://pictures.test/hill.jpg',
];

/** What holds of the visitor's device, which jsdom does not know. */
function visitorHas(...features: ('(hover: hover)' | '(prefers-reduced-motion: reduce)')[]) {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: features.some((feature) => feature === query),
    }) as MediaQueryList;
}

function visitorLeavesTab(hidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
}

function renderBanner(images = IMAGES) {
  const { container } = render(
    <Banner images={images}>
      <a href="/search">See the cars</a>
    </Banner>,
  );
  return {
    loaded: () => [...container.querySelectorAll('img')].map((image) => image.src),
    shown: () => container.querySelector<HTMLImageElement>('img.shown')?.src,
  };
}

function pass(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds));
}

beforeEach(() => {
  jest.useFakeTimers();
  visitorHas('(hover: hover)');
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the banners rotate every 5 seconds, from the last to the first', () => {
  const { shown } = renderBanner();
  expect(shown()).toBe(IMAGES[0]);

  pass(4999);
  expect(shown()).toBe(IMAGES[0]);
  pass(1);
  expect(shown()).toBe(IMAGES[1]);
  pass(5000);
  expect(shown()).toBe(IMAGES[2]);
  pass(5000);
  expect(shown()).toBe(IMAGES[0]);
});

test('a banner starts to load shortly before it is shown', () => {
  const { loaded } = renderBanner();
  pass(2000);
  expect(loaded()).toEqual(IMAGES.slice(0, 1));
  pass(2000);
  expect(loaded()).toEqual(IMAGES.slice(0, 2));
});

test('the rotation pauses while the mouse is over the pictures', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const { shown } = renderBanner();
  const banner = screen.getByRole('region', { name: 'Welcome' });
  await user.hover(banner);
  pass(20_000);
  expect(shown()).toBe(IMAGES[0]);

  await user.unhover(banner);
  pass(5000);
  expect(shown()).toBe(IMAGES[1]);
});

test('a tap on the pictures of a touch screen, which stays there as a hover, does not pause them', async () => {
  visitorHas();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const { shown } = renderBanner();
  await user.hover(screen.getByRole('region', { name: 'Welcome' }));
  pass(5000);
  expect(shown()).toBe(IMAGES[1]);
});

test('the rotation pauses while the focus is inside', () => {
  const { shown } = renderBanner();
  act(() => screen.getByRole('link', { name: 'See the cars' }).focus());
  pass(20_000);
  expect(shown()).toBe(IMAGES[0]);

  act(() => screen.getByRole('link', { name: 'See the cars' }).blur());
  pass(5000);
  expect(shown()).toBe(IMAGES[1]);
});

test('the rotation pauses while the tab is hidden', () => {
  const { shown } = renderBanner();
  visitorLeavesTab(true);
  pass(20_000);
  expect(shown()).toBe(IMAGES[0]);

  visitorLeavesTab(false);
  pass(5000);
  expect(shown()).toBe(IMAGES[1]);
});

test('the visitor pauses the pictures and plays them again', () => {
  const { shown } = renderBanner();
  fireEvent.click(screen.getByRole('button', { name: 'Pause the pictures' }));
  pass(20_000);
  expect(shown()).toBe(IMAGES[0]);

  fireEvent.click(screen.getByRole('button', { name: 'Play the pictures' }));
  pass(5000);
  expect(shown()).toBe(IMAGES[1]);
});

test('with reduced motion the rotation starts only by the play button', () => {
  visitorHas('(prefers-reduced-motion: reduce)');
  const { shown } = renderBanner();
  pass(20_000);
  expect(shown()).toBe(IMAGES[0]);

  fireEvent.click(screen.getByRole('button', { name: 'Play the pictures' }));
  pass(5000);
  expect(shown()).toBe(IMAGES[1]);
});

test.each([0, 1])('%i banners have nothing to pause', (count) => {
  renderBanner(IMAGES.slice(0, count));

  expect(screen.getByRole('link', { name: 'See the cars' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
