/** The texts of a form's controls by their names; of a name with several values the last. */
export function formTexts(form: HTMLFormElement | null): Record<string, string> {
  const entries = [...new FormData(form ?? undefined)];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
