import { parseArgs } from 'node:util';
import { allEnquiries } from '#backoffice/database/enquiries.ts';
import { withDatabase } from '#backoffice/database/open.ts';
import { DATA_OPTION } from './arguments.ts';

/** `enquiries`: prints every enquiry, oldest first, as a line of JSON. */
export async function enquiries(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: DATA_OPTION });
  await withDatabase(values.data, (db) => {
    for (const enquiry of allEnquiries(db)) process.stdout.write(`${JSON.stringify(enquiry)}\n`);
  });
}
