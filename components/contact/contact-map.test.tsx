import { fireEvent, screen } from '@testing-library/react';
import { render } from '#components/language/testing/render.tsx';
import { ContactMap } from './contact-map.tsx';

const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

function aMap(frame: string | null = 'https://map.example/frame') {
  return (
    <ContactMap
      place="Royal Road, Union Park"
      frame={frame}
      page="https://map.example/page"
      directions="https://map.example/directions"
    />
  );
}

/** A map's host; @returns the addresses that are asked of it. */
function aMapHost({ isReachable }: { isReachable: boolean }): string[] {
  const asked: string[] = [];
  globalThis.fetch = (input) => {
    asked.push(input as string); // the component under test asks by address
    return isReachable ? Promise.resolve({} as Response) : Promise.reject(new TypeError('Failed to fetch'));
  };
  return asked;
}

test('the map is not loaded before the visitor asks for it', () => {
  const asked = aMapHost({ isReachable: true });
  render(aMap());
  expect(screen.queryByTitle(/^Map/)).not.toBeInTheDocument();
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Show map' }));
  expect(screen.getByTitle('Map: Royal Road, Union Park')).toHaveAttribute(
    'src',
    'https://map.example/frame',
  );
});

test('a map that cannot be loaded is replaced by a message, and the links stay', async () => {
  aMapHost({ isReachable: false });
  render(aMap());
  fireEvent.click(screen.getByRole('button', { name: 'Show map' }));
  expect(await screen.findByText(/The map cannot be loaded/)).toBeVisible();
  expect(screen.queryByTitle(/^Map/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the map in a new tab' })).toHaveAttribute(
    'href',
    'https://map.example/page',
  );
  expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    'https://map.example/directions',
  );
});

test('without a position there are the links only', () => {
  render(aMap(null));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
