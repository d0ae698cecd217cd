import { setImmediate } from 'node:timers/promises';
import { spacedStarts } from './spaced-starts.ts';

test('between two starts the server can accept 16 connections, one in each turn of the event loop', async () => {
  let turn = 0;
  const startedIn: number[] = [];
  const waitForTurn = spacedStarts();
  for (let count = 0; count < 3; count += 1) void waitForTurn().then(() => startedIn.push(turn));
  for (; startedIn.length < 3; turn += 1) await setImmediate();
  expect(startedIn).toEqual([0, 16, 32]);
});
