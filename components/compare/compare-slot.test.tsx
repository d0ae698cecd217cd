import { screen } from '@testing-library/react';
import { setup } from '#components/ui/testing/in-app.tsx';
import { CompareSlot } from './compare-slot.tsx';

const ENTRIES = ['/search?make=KIA', '/search?make=HONDA&page=2', '/car/GK3-1', '/compare', '/search'].map(
  (address, index) => ({ url: `http://localhost${address}`, key: String(index), index }),
);

afterEach(() => {
  Reflect.deleteProperty(window, 'navigation');
});

async function addCar(entries: typeof ENTRIES) {
  const traverseTo = jest.fn();
  const onEmpty = jest.fn();
  Object.assign(window, { navigation: { entries: () => entries, currentEntry: ENTRIES[3], traverseTo } });
  const { visitor, visited } = setup(
    <CompareSlot name="First car" slot={{ vehicle: null }} onEmpty={onEmpty} />,
  );
  await visitor.click(screen.getByRole('link', { name: 'Add car' }));
  expect(onEmpty).toHaveBeenCalledTimes(1);
  return { visited, traversed: traverseTo.mock.calls };
}

test('a car is chosen from the last list before this page, where it was left', async () => {
  await expect(addCar(ENTRIES)).resolves.toEqual({ visited: [], traversed: [['1']] });
});

test('without a list before this page a car is chosen from the inventory', async () => {
  await expect(addCar(ENTRIES.slice(2, 4))).resolves.toEqual({ visited: ['/search'], traversed: [] });
});
