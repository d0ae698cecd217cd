import { useEffect, useState } from 'react';

const RETRY_DELAYS_MS = [5_000, 15_000, 45_000];

type Fetched<Data> = {
  /** The data of this address; undefined while loading and after a failure. */
  data: Data | undefined;
  /** The same; until they have arrived, the data of an earlier address. */
  latest: Data | undefined;
  isLoading: boolean;
};

/**
 * Fetches an address of this site, or nothing for null. A failure is retried up to three times. SWR would be a quarter
 * of the landing page's own JavaScript, which includes the search form.
 * @param load must be the same function at every render; by default it parses JSON.
 */
export function useFetched<Data>(
  address: string | null,
  load: (address: string) => Promise<Data> = fetchJson,
): Fetched<Data> {
  const [found, setFound] = useState<{ address: string; data: Data } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);

  useEffect(() => {
    if (address === null) return;
    const given = address;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function attempt([delay, ...later]: readonly number[]) {
      load(given).then(
        (data) => isCurrent && setFound({ address: given, data }),
        () => {
          if (!isCurrent) return;
          setFailed(given);
          if (delay !== undefined) timer = setTimeout(() => attempt(later), delay);
        },
      );
    }
    attempt(RETRY_DELAYS_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [address, load]);

  const data = found?.address === address ? found?.data : undefined;
  const isLoading = address !== null && data === undefined && failed !== address;
  return { data, latest: found?.data, isLoading };
}

/** The JSON of one of this site's own routes; the caller names its type. Throws when the request fails. */
export async function fetchJson<Data>(address: string): Promise<Data> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Data;
}
