import type { SWRConfiguration } from 'swr';

/** For data that a form shows while it is used: a failure is retried, and a return to the tab asks for nothing. */
export const FORM_DATA = { errorRetryCount: 3, revalidateOnFocus: false } satisfies SWRConfiguration;

/** The JSON of one of this site's own routes; the caller names its type. Throws when the request fails. */
export async function fetchJson<Data>(address: string): Promise<Data> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Data;
}
