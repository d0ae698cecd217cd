import { fireEvent, screen } from '@testing-library/react';
import { render } from '#components/language/testing/render.tsx';
import { PrewarmLinks } from './prewarm-links.tsx';

/** What is asked for when a finger touches a link to this address, on this connection. */
function askedFor(address: string, connection?: { saveData?: boolean; effectiveType?: string }): unknown[][] {
  const fetch = jest.fn(() => Promise.resolve());
  Object.assign(globalThis, { fetch });
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  render(
    <>
      <a href={address}>
        <b>Link</b>
      </a>
      <PrewarmLinks />
    </>,
  );
  fireEvent.pointerDown(screen.getByText('Link'));
  fireEvent.pointerDown(screen.getByText('Link'));
  return fetch.mock.calls;
}

test.each([undefined, {}, { saveData: false, effectiveType: '4g' }])(
  'the page of a touched link is requested once (%j)',
  (connection) => {
    expect(askedFor('/car/A?b=1', connection)).toEqual([
      ['/car/A?b=1', expect.objectContaining({ method: 'HEAD' })],
    ]);
  },
);

test.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'nothing is sent for a visitor who saves data or has a slow connection (%j)',
  (connection) => {
    expect(askedFor('/car/A', connection)).toEqual([]);
  },
);

test.each(['https://elsewhere.example/car/A', '#contact', '/', 'tel:+2300000000'])(
  'nothing is sent for %s, which is not another page of the site',
  (address) => {
    expect(askedFor(address)).toEqual([]);
  },
);
