import { isJsonObject, type JsonObject } from '#backoffice/json.ts';
import { CliError, messageOf } from '#backoffice/cli-error.ts';
import { columnName, type FileRow } from './row.ts';

/**
 * Reads a JSON list of objects, whose keys may be written in any case. An element that is no object is given as a fault.
 * @throws CliError when the text is not JSON or no list.
 */
export function readJson(text: string): FileRow[] {
  const list = parseList(text);
  const lines = elementLines(text);
  return list.map((element, index) => {
    const line = lines[index] ?? 1;
    return isJsonObject(element)
      ? { line, cells: withColumnNames(element) }
      : { line, fault: 'is no object' };
  });
}

function withColumnNames(element: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(element).map(([key, value]) => [columnName(key), value]));
}

function parseList(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list;
  } catch (error) {
    throw new CliError(`The file is not JSON: ${messageOf(error)}.`);
  }
  throw new CliError('The file must hold a list: [ {"chassisNumber": …}, … ].');
}

/** The line on which each element of the outermost list starts. The text must be JSON. */
function elementLines(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let isAwaited = false;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{}\],]|\n|[^\s[{}\],"]+/gs)) {
    if (token === '\n') {
      line += 1;
      continue;
    }
    const closes = token === ']' || token === '}';
    if (isAwaited && !closes) lines.push(line);
    if (closes) depth -= 1;
    if (token === '[' || token === '{') depth += 1;
    isAwaited = depth === 1 && (token === ',' || token === '[');
  }
  return lines;
}
