import type { Queue, QueueOptions } from 'bullmq';
import { DELIVERED_ID_RETENTION_MS } from '#lib/domain/enquiry/retention.ts';
import type { Redis } from '#lib/platform/redis.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { type JobData, RETRIED, UNDELIVERED } from './bullmq-job.ts';

/** A queue of an earlier release: its keys began with the host of SITE_URL, and dead letters had a queue of their own. */
const EARLIER = /^((?:localhost|[^:]+\.[^:]+|\[.+\])(?::\d+)?):(enquiries|dead-letters):meta$/;

type Bullmq = { Queue: typeof Queue<JobData>; options: QueueOptions; queue: Queue<JobData> };

/** Moves what lies in queues of earlier releases to that of today, where dead letters are retried once. */
export async function takeOverEarlier(client: Redis, { Queue, options, queue }: Bullmq): Promise<void> {
  for await (const keys of client.scanIterator({ MATCH: '*:meta', COUNT: 1_000 }))
    for (const key of keys) {
      const [, prefix, name] = EARLIER.exec(key) ?? [];
      if (!prefix || !name) continue;
      const earlier = new Queue(name, { ...options, prefix }).on('error', () => undefined); // commands reject
      for (const id of await earlier.getRanges([...UNDELIVERED], 0, -1, true))
        await takeOver(client, id, { earlier, queue }).catch((error) => warnThrottled('queue.failed', error)); // unreadable
      await earlier.clean(DELIVERED_ID_RETENTION_MS, 0, 'completed');
    }
}

async function takeOver(
  client: Redis,
  id: string,
  { earlier, queue }: { earlier: Queue<JobData>; queue: Queue<JobData> },
): Promise<void> {
  if (await client.exists(earlier.toKey(`${id}:lock`))) return; // a site of that release is sending it
  const job = await earlier.getJob(id);
  if (!job) return;
  const data = { ...job.data, attempts: Number(job.data['attempts'] ?? 0) + job.attemptsMade };
  await queue.add(job.name, data, { jobId: id, timestamp: job.timestamp, stackTraceLimit: 0, ...RETRIED });
  await earlier.remove(id); // last: when this process is killed, it is in both
}
