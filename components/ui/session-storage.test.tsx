import { refuseStorage } from './testing/refuse-storage.ts';
import { readFromSession, saveToSession } from './session-storage.ts';

const KEY = 'draft';

afterEach(() => {
  jest.restoreAllMocks();
  saveToSession(KEY, null);
});

test('a text is kept in session storage until it is removed', () => {
  expect(saveToSession(KEY, 'Priya')).toBe(true);
  expect(sessionStorage.getItem(KEY)).toBe('Priya');
  expect(readFromSession(KEY)).toBe('Priya');
  saveToSession(KEY, null);
  expect(readFromSession(KEY)).toBeNull();
});

test('a text that does not fit into session storage is kept in memory and replaces an older one', () => {
  saveToSession(KEY, 'Pri');
  refuseStorage('full');
  expect(saveToSession(KEY, 'Priya')).toBe(false);
  expect(readFromSession(KEY)).toBe('Priya');
});

test('without access to session storage nothing throws', () => {
  refuseStorage('forbidden');
  expect(readFromSession(KEY)).toBeNull();
  saveToSession(KEY, 'Priya');
  expect(readFromSession(KEY)).toBe('Priya');
  saveToSession(KEY, null);
  expect(readFromSession(KEY)).toBeNull();
});
