/** Words of the backoffice, by the word itself in capitals: in English they are shown as they are. */
export const words: Readonly<Record<string, string>> = {};

/** Features of cars, by the feature in lower case: in English they are shown as they are. */
export const features: Readonly<Record<string, string>> = {};
