/** The texts of a form's controls by name; the last value when a name is repeated. */
export function formTexts(form: HTMLFormElement | null): Record<string, string> {
  const entries = [...new FormData(form ?? undefined)];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
