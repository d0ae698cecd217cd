import { dropFromTab, keepInTab, readFromTab } from './tab-storage.ts';

const KEY = 'draft';

afterEach(() => {
  jest.restoreAllMocks();
  dropFromTab(KEY);
});

/** As in private mode, or with a full store. */
function refuse(method: 'setItem' | 'getItem' | 'removeItem') {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
}

test('a text is kept in session storage until it is dropped', () => {
  keepInTab(KEY, 'Priya');
  expect(sessionStorage.getItem(KEY)).toBe('Priya');
  expect(readFromTab(KEY)).toBe('Priya');
  dropFromTab(KEY);
  expect(readFromTab(KEY)).toBeNull();
});

test('what a full store refuses is held, and read before what is older', () => {
  keepInTab(KEY, 'Pri');
  refuse('setItem');
  keepInTab(KEY, 'Priya');
  expect(readFromTab(KEY)).toBe('Priya');
});

test('a forbidden store keeps nothing and breaks nothing', () => {
  refuse('setItem');
  refuse('getItem');
  refuse('removeItem');
  expect(readFromTab(KEY)).toBeNull();
  keepInTab(KEY, 'Priya');
  expect(readFromTab(KEY)).toBe('Priya');
  dropFromTab(KEY);
  expect(readFromTab(KEY)).toBeNull();
});
