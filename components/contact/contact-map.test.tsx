import { act, render, screen } from '@testing-library/react';

import { ContactMap } from './contact-map';
import { MAP_FRAME, MAP_PAGE, POSTAL_ADDRESS } from './map-address';

const MAP = <ContactMap frameUrl={MAP_FRAME} pageUrl={MAP_PAGE} postalAddress={POSTAL_ADDRESS} />;

const realObserver = globalThis.IntersectionObserver;

afterEach(() => {
  globalThis.IntersectionObserver = realObserver;
});

/** jsdom lays nothing out: the test says when the map comes near. */
function aScreen(): { comesNear: () => void } {
  const observed: (() => void)[] = [];
  class Observer {
    constructor(notify: IntersectionObserverCallback) {
      observed.push(() => notify([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
    }
    observe() {}
    disconnect() {}
  }
  globalThis.IntersectionObserver = Observer as never;
  return { comesNear: () => observed.forEach((notify) => notify()) };
}

test('until the map is near, nothing of it is fetched and a link leads to one', () => {
  aScreen();
  render(MAP);
  expect(screen.queryByTitle(/^Map/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the map' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/search?query=Royal+Road%2C+Union+Park%2C+Mauritius',
  );
});

test('the map takes the place of the link when it comes near', () => {
  const { comesNear } = aScreen();
  render(MAP);
  act(comesNear);
  const map = screen.getByTitle('Map: Royal Road, Union Park, Mauritius');
  expect(new URL(map.getAttribute('src') ?? '').origin).toBe('https://www.openstreetmap.org');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
