import { CliError } from '#backoffice/cli-error.ts';

/** The option of every command. */
export const DATA_OPTION = { data: { type: 'string', default: 'data/backoffice' } } as const;

/**
 * Parses the value of a numeric option.
 * @throws CliError unless it is a whole number within the bounds.
 */
export function wholeNumber(
  option: string,
  text: string,
  { min, max }: { min: number; max: number },
): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new CliError(`${option} must be a whole number from ${min} to ${max}, not '${text}'.`);
}

/**
 * The positional arguments of a command, one for each name.
 * @throws CliError when there are fewer or more.
 */
export function requirePositionals<const Names extends readonly string[]>(
  values: string[],
  names: Names,
): { [Key in keyof Names]: string } {
  if (values.length !== names.length) throw new CliError(`This command takes ${names.join(' and ')}.`);
  return values as { [Key in keyof Names]: string };
}
