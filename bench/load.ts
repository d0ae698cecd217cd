import autocannon from 'autocannon';

type Request = autocannon.Request;

type Options = {
  connections: number;
  /** Requests a second; unset: as many as the site answers. */
  rate?: number;
  /** How long, or how many requests. */
  until: { seconds: number } | { requests: number };
  /** The request to make next. */
  next: () => Request;
};

export type LoadResult = {
  /** Milliseconds from each request to the end of its response. */
  times: number[];
  /** Number of responses by status; 0 counts requests without a response. */
  statuses: Map<number, number>;
};

/** Sends requests to the site at this origin and measures each response. */
export async function load(url: string, { connections, rate, until, next }: Options): Promise<LoadResult> {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const done = Promise.withResolvers<autocannon.Result>();
  const options: autocannon.Options = {
    url,
    connections,
    timeout: 30,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
    ...('seconds' in until ? { duration: until.seconds } : { amount: until.requests }),
    ...(rate !== undefined && { overallRate: rate }),
  };
  autocannon(options, (error: unknown, result) => {
    if (error) done.reject(new Error('The load could not be made', { cause: error }));
    else done.resolve(result);
  }).on('response', (_client, status, _bytes, milliseconds) => {
    times.push(milliseconds);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  const { errors } = await done.promise;
  if (errors > 0) statuses.set(0, errors);
  return { times, statuses };
}

/** Such as `200: 1000, 404: 12`. */
export function statusesOf({ statuses }: LoadResult): string {
  return [...statuses].map(([status, count]) => `${status || 'no response'}: ${count}`).join(', ');
}
