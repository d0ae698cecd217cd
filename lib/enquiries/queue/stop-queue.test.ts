import { onStop } from '#lib/platform/stop-hooks.ts';
import { stopQueue } from './stop-queue.ts';

test('stopping a process without a queue waits for nothing', async () => {
  await expect(stopQueue()).resolves.toBeUndefined();
});

test('stopping waits for the attempts in flight', async () => {
  const { promise: inFlight, resolve: end } = Promise.withResolvers<void>();
  onStop('queue', () => inFlight);
  const order: string[] = [];
  const stopped = stopQueue().then(() => order.push('stopped'));
  order.push('ended');
  end();
  await stopped;
  expect(order).toEqual(['ended', 'stopped']);
});
