import { parseArgs } from 'node:util';
import { CliError } from '#backoffice/cli-error.ts';
import { allEnquiries, eraseEnquiry } from '#backoffice/database/enquiries.ts';
import { withDatabase } from '#backoffice/database/open.ts';
import { DATA_OPTION, requirePositionals, wholeNumber } from './arguments.ts';

/** `enquiries`: prints every enquiry, oldest first, as a line of JSON. */
export async function enquiries(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: DATA_OPTION });
  await withDatabase(values.data, (db) => {
    for (const enquiry of allEnquiries(db)) process.stdout.write(`${JSON.stringify(enquiry)}\n`);
  });
}

/** `erase ID`: deletes an enquiry, as its sender may ask. */
export async function erase(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: DATA_OPTION, allowPositionals: true });
  const [text] = requirePositionals(positionals, ['ID']);
  const id = wholeNumber('ID', text, { min: 1, max: Number.MAX_SAFE_INTEGER });
  await withDatabase(values.data, (db) => {
    if (!eraseEnquiry(db, id)) throw new CliError(`No enquiry has the id ${id}.`);
  });
  process.stdout.write(`Enquiry ${id} is erased.\n`);
}
