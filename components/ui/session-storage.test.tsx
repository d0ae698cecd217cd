import { removeFromSession, saveToSession, readFromSession } from './session-storage.ts';

const KEY = 'draft';

afterEach(() => {
  jest.restoreAllMocks();
  removeFromSession(KEY);
});

/** As in private mode, or with a full store. */
function refuse(method: 'setItem' | 'getItem' | 'removeItem') {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
}

test('a text is kept in session storage until it is dropped', () => {
  saveToSession(KEY, 'Priya');
  expect(sessionStorage.getItem(KEY)).toBe('Priya');
  expect(readFromSession(KEY)).toBe('Priya');
  removeFromSession(KEY);
  expect(readFromSession(KEY)).toBeNull();
});

test('what a full store refuses is held, and read before what is older', () => {
  saveToSession(KEY, 'Pri');
  refuse('setItem');
  saveToSession(KEY, 'Priya');
  expect(readFromSession(KEY)).toBe('Priya');
});

test('a forbidden store keeps nothing and breaks nothing', () => {
  refuse('setItem');
  refuse('getItem');
  refuse('removeItem');
  expect(readFromSession(KEY)).toBeNull();
  saveToSession(KEY, 'Priya');
  expect(readFromSession(KEY)).toBe('Priya');
  removeFromSession(KEY);
  expect(readFromSession(KEY)).toBeNull();
});
