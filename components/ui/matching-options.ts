const ACCENTS = /\p{Mark}/gu;

/** The options that contain the typed text, ignoring accents and case; those that start with it come first. */
export function matchingOptions(options: readonly string[], typed: string): readonly string[] {
  const query = normalized(typed);
  if (!query) return options;
  const matches = options.filter((option) => normalized(option).includes(query));
  return [true, false].flatMap((starts) =>
    matches.filter((option) => normalized(option).startsWith(query) === starts),
  );
}

function normalized(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').toLowerCase().trim();
}
