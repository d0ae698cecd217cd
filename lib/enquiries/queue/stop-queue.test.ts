import { onStopOutbox, stopOutbox } from './stop-queue.ts';

test('a process that never opened its outbox has nothing to wait for', async () => {
  await expect(stopOutbox()).resolves.toBeUndefined();
});

test('the end of the process waits for the end of what is under way', async () => {
  const { promise: underWay, resolve: end } = Promise.withResolvers<void>();
  onStopOutbox(() => underWay);
  const order: string[] = [];
  const stopped = stopOutbox().then(() => order.push('stopped'));
  order.push('ended');
  end();
  await stopped;
  expect(order).toEqual(['ended', 'stopped']);
});
