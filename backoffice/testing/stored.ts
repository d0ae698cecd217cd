import { run } from './program.ts';

type Stored = {
  id: number;
  kind: string;
  receivedAt: string;
  payload: Record<string, unknown>;
  attempts: number;
  language: string | null;
  mailedAt: string | null;
};

/** The enquiries in a data directory, oldest first. */
export async function storedEnquiries(data: string): Promise<Stored[]> {
  const { stdout } = await run(['enquiries', '--data', data]);
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Stored);
}
