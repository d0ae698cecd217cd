import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CliError, codeOf, messageOf } from '#backoffice/cli-error.ts';
import { readCsv } from './csv.ts';
import { readJson } from './json.ts';
import type { FileRow } from './row.ts';

/**
 * Reads the rows of a CSV or JSON file, told apart by its name's ending.
 * @throws CliError when the file cannot be read at all.
 */
export function readInventoryFile(file: string): FileRow[] {
  const text = readText(file);
  switch (path.extname(file).toLowerCase()) {
    case '.csv':
      return readCsv(text);
    case '.json':
      return readJson(text);
    default:
      throw new CliError(`${file} must end in .csv or .json.`);
  }
}

function readText(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new CliError(`There is no file ${file}.`);
    if (codeOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
      throw new CliError(`${file} is not UTF-8 text; save it again as "CSV UTF-8".`);
    }
    throw new CliError(`${file} cannot be read: ${messageOf(error)}.`);
  }
}
