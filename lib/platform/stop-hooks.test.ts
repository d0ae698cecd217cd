import { onStop, stopServices } from './stop-hooks.ts';

test('services are stopped at the same time, also when one of them fails', async () => {
  const queue = Promise.withResolvers<void>();
  onStop('queue', () => queue.promise);
  onStop('inventory', () => Promise.reject(new Error('The worker does not end')));
  onStop('tracing', () => Promise.resolve(queue.resolve())); // the queue ends only after this was called
  await expect(stopServices('queue', 'inventory', 'tracing')).rejects.toThrow('The worker does not end');
  await expect(queue.promise).resolves.toBeUndefined();
});
