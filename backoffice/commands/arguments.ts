import { CliError } from '#backoffice/cli-error.ts';

/** The option that every command takes. */
export const DATA_OPTION = { data: { type: 'string', default: 'data/backoffice' } } as const;

/**
 * Reads the number that an option was given.
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
 * Takes what follows a command, one text for each name.
 * @throws CliError when something is missing or left over.
 */
export function positionalsOf<const Names extends readonly string[]>(
  given: string[],
  names: Names,
): { [Key in keyof Names]: string } {
  if (given.length !== names.length) throw new CliError(`This command takes ${names.join(' and ')}.`);
  return given as { [Key in keyof Names]: string };
}
