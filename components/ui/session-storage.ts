import { webStorage } from './web-storage.ts';

export const {
  save: saveToSession,
  read: readFromSession,
  subscribe: subscribeToSession,
} = webStorage(() => window.sessionStorage);
