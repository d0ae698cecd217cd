import { act, render, screen } from '@testing-library/react';
import { useFetched } from './use-fetched.ts';

type Answer = { resolve: (text: string) => void; reject: () => void };
let asked: [string, Answer][] = [];

function load(address: string): Promise<string> {
  return new Promise((resolve, reject) =>
    asked.push([address, { resolve, reject: () => reject(new Error()) }]),
  );
}

/** Settles the n-th request. */
async function settle(index: number, how: (answer: Answer) => void) {
  await act(() => Promise.resolve(how(asked[index]?.[1] ?? fail(index))));
}

function fail(index: number): never {
  throw new Error(`request ${index} was not made`);
}

function Shown({ address }: { address: string | null }) {
  const { data = '-', latest = '-', isLoading } = useFetched(address, load);
  return <p>{`${data} ${latest} ${isLoading ? 'loading' : 'settled'}`}</p>;
}

beforeEach(() => {
  asked = [];
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a response to an earlier address is dropped, and the latest data stay until the next response', async () => {
  const page = render(<Shown address="/a" />);
  await settle(0, ({ resolve }) => resolve('A'));
  expect(screen.getByText('A A settled')).toBeInTheDocument();
  page.rerender(<Shown address="/b" />);
  page.rerender(<Shown address="/c" />);
  await settle(1, ({ resolve }) => resolve('B'));
  expect(screen.getByText('- A loading')).toBeInTheDocument();
  await settle(2, ({ resolve }) => resolve('C'));
  expect(screen.getByText('C C settled')).toBeInTheDocument();
});

test('a failure is retried three times', async () => {
  render(<Shown address="/a" />);
  for (const index of [0, 1, 2, 3]) {
    await settle(index, ({ reject }) => reject());
    expect(screen.getByText('- - settled')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(60_000));
  }
  expect(asked).toHaveLength(4);
});

test('nothing is fetched without an address', () => {
  render(<Shown address={null} />);
  expect(screen.getByText('- - settled')).toBeInTheDocument();
  expect(asked).toEqual([]);
});
