const ACCENTS = /\p{Mark}/gu;

/** The options that contain what was typed, accents and case aside: those that start with it first, each group in its order. */
export function matchingOptions(options: readonly string[], typed: string): readonly string[] {
  const sought = normalized(typed);
  if (!sought) return options;
  const matches = options.filter((option) => normalized(option).includes(sought));
  return [true, false].flatMap((starts) =>
    matches.filter((option) => normalized(option).startsWith(sought) === starts),
  );
}

/** The options with `value` among them, so that a select can show a value that the list does not know. */
export function optionsWith(options: readonly string[], value: string): readonly string[] {
  return value === '' || options.includes(value) ? options : [value, ...options];
}

/** Text as it is compared: without accents and case. */
function normalized(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').toLowerCase().trim();
}
