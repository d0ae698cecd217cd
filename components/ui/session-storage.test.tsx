import { readFromSession, saveToSession } from './session-storage.ts';

const KEY = 'draft';

afterEach(() => {
  jest.restoreAllMocks();
  saveToSession(KEY, null);
});

/** As in private mode, or with a full store. */
function refuse(method: 'setItem' | 'getItem' | 'removeItem') {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
}

test('a text is kept in session storage until it is removed', () => {
  saveToSession(KEY, 'Priya');
  expect(sessionStorage.getItem(KEY)).toBe('Priya');
  expect(readFromSession(KEY)).toBe('Priya');
  saveToSession(KEY, null);
  expect(readFromSession(KEY)).toBeNull();
});

test('a text that does not fit into session storage is kept in memory and replaces an older one', () => {
  saveToSession(KEY, 'Pri');
  refuse('setItem');
  saveToSession(KEY, 'Priya');
  expect(readFromSession(KEY)).toBe('Priya');
});

test('without access to session storage nothing throws', () => {
  refuse('setItem');
  refuse('getItem');
  refuse('removeItem');
  expect(readFromSession(KEY)).toBeNull();
  saveToSession(KEY, 'Priya');
  expect(readFromSession(KEY)).toBe('Priya');
  saveToSession(KEY, null);
  expect(readFromSession(KEY)).toBeNull();
});
