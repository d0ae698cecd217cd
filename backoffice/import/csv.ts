import { readFileSync } from 'node:fs';
import { parse, type CsvError } from 'csv-parse/sync';
import { CliError, errorCode, errorMessage } from '#backoffice/cli-error.ts';
import { columnName, type FileRow } from './row.ts';

/** A record, its text, and the number of lines read up to its end. */
type Parsed = { record: Record<string, string>; raw: string; info: { lines: number } };

/**
 * Reads CSV with a line of column names, separated by commas or by semicolons (as in French spreadsheets).
 * Column names may be in any case. A malformed row becomes an error.
 * @throws CliError when the file cannot be read, or has no column chassisNumber.
 */
export function readCsv(file: string): FileRow[] {
  const text = readText(file);
  const header = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const names = header.split(/[,;]/).map((name) => columnName(name.replace(/[\uFEFF"]/g, '')));
  if (!names.includes('chassisNumber'))
    throw new CliError('The first line must name the column chassisNumber.');

  const errors: FileRow[] = [];
  const parsed = parse<Parsed>(text, {
    bom: true,
    columns: (header: string[]) => header.map(columnName),
    delimiter: header.includes(',') ? ',' : ';',
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    info: true,
    raw: true,
    on_skip(error, raw = '') {
      if (error) errors.push({ line: firstLine(Number(error.lines), raw), error: describeError(error) });
      return undefined;
    },
  });
  const rows = parsed.map(({ record, raw, info }) => ({ line: firstLine(info.lines, raw), cells: record }));
  return [...rows, ...errors].sort((one, other) => one.line - other.line);
}

function readText(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new CliError(`There is no file ${file}.`);
    if (errorCode(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
      throw new CliError(`${file} is not UTF-8 text; save it again as "CSV UTF-8".`);
    }
    throw new CliError(`${file} cannot be read: ${errorMessage(error)}.`);
  }
}

/** A record may end on a later line than it starts on, since a cell may contain line breaks. */
function firstLine(lastLine: number, raw: string): number {
  return lastLine - (raw.trim().match(/\r\n|\r|\n/g)?.length ?? 0);
}

function describeError({ code, message }: CsvError): string {
  if (code === 'CSV_RECORD_INCONSISTENT_COLUMNS') return 'has not as many cells as there are columns';
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return 'opens a quotation mark that is never closed; nothing after it was read';
  return message;
}
