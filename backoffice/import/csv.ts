import { readFileSync } from 'node:fs';
import { parse, type CsvError, type Options } from 'csv-parse/sync';
import { CliError, errorCode, errorMessage } from '#backoffice/cli-error.ts';
import { cellText, columnName, FILE_COLUMNS, type FileRow } from './row.ts';

/** A record, its text, and the number of lines read up to its end. */
type Parsed = { record: string[]; raw: string; info: { lines: number } };

type InventoryFile = { rows: FileRow[]; unknownColumns: string[] };

const SEPARATORS = [',', ';', '\t', '|'];

/** A first line that names the separator to Excel. */
const SEPARATOR_LINE = /^"?sep=(.)"?[^\S\n]*\n/i;

/**
 * Reads a spreadsheet's CSV or tab-separated text, with column names in the first line that is not blank. A malformed row
 * becomes an error; blank rows and blank cells after the last column are left out.
 * @throws CliError when the file cannot be read, or does not name each column once.
 */
export function readCsv(file: string): InventoryFile {
  const text = readText(file);
  const [separatorLine = '', declared] = SEPARATOR_LINE.exec(text) ?? [];
  const content = text.slice(separatorLine.length);
  const delimiter = findSeparator(content, declared === undefined ? SEPARATORS : [declared, ...SEPARATORS]);

  /** A record may end on a later line than it starts on, since a cell may contain line breaks. */
  function firstLine(lastLine: number, raw: string): number {
    return lastLine - countLines(raw.trim()) + countLines(separatorLine);
  }
  const errors: FileRow[] = [];
  const [first, ...records] = parseRecords(content, {
    delimiter,
    on_skip(error, raw = '') {
      if (error) errors.push({ line: firstLine(Number(error.lines), raw), error: describeError(error) });
      return undefined;
    },
  });
  const header = (first?.record ?? []).map(columnName);
  checkHeader(header);

  const rows = records.map(({ record, raw, info }) => ({
    line: firstLine(info.lines, raw),
    ...toCells(record, header),
  }));
  const unknownColumns = header.filter(
    (name) => name !== '' && name !== 'id' && !FILE_COLUMNS.includes(name),
  );
  return { rows: [...rows, ...errors].sort((one, other) => one.line - other.line), unknownColumns };
}

function parseRecords(text: string, options: Options): Parsed[] {
  const records: unknown = parse(text, {
    ...options,
    record_delimiter: '\n',
    relax_quotes: true,
    relax_column_count: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    info: true,
    raw: true,
  });
  return records as Parsed[]; // as `info` and `raw` make it
}

/** The separator by which the first line names the most columns. */
function findSeparator(text: string, candidates: string[]): string {
  const counts = candidates.map((delimiter) => {
    const [first] = parseRecords(text, { delimiter, to: 1 });
    return (first?.record ?? []).filter((name) => FILE_COLUMNS.includes(columnName(name))).length;
  });
  return candidates[counts.indexOf(Math.max(...counts))] ?? ',';
}

function checkHeader(header: string[]): void {
  if (!header.includes('chassisNumber'))
    throw new CliError('The first line must name the column chassisNumber.');
  const repeated = header.find((name, index) => FILE_COLUMNS.includes(name) && header.indexOf(name) < index);
  if (repeated !== undefined) throw new CliError(`The first line names the column ${repeated} twice.`);
}

function toCells(record: string[], header: string[]): { cells: Record<string, string> } | { error: string } {
  const columns = header.findLastIndex((name) => name !== '') + 1;
  const hasMore = record.slice(header.length).some((cell) => cell.trim() !== '');
  if (hasMore || record.length < columns)
    return { error: `has ${record.length} cells for ${columns} columns` };
  const cells = header.map((name, index) => [name, cellText(record[index] ?? '')] as const);
  return { cells: Object.fromEntries(cells.filter(([name]) => FILE_COLUMNS.includes(name))) };
}

/** UTF-8, UTF-16 by its byte order mark (Excel's 'Unicode text'), else Windows-1252 (Excel's plain CSV). Line breaks become `\n`. */
function readText(file: string): string {
  const text = decode(readBytes(file));
  // NUL and other control characters: a workbook, or UTF-16 without a byte order mark
  if (/[\0\x80-\x9f]/.test(text))
    throw new CliError(`${file} is not a text file; export the sheet as "CSV UTF-8".`);
  return text.replaceAll(/\r\n?/g, '\n');
}

function decode(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff')
    return new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new CliError(`There is no file ${file}.`);
    throw new CliError(`${file} cannot be read: ${errorMessage(error)}.`);
  }
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}

function describeError({ code, message }: CsvError): string {
  return code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'opens a quotation mark that is never closed; nothing after it was read'
    : message;
}
