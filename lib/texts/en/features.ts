/** Features of cars, by the feature in lower case: in English they are shown as they are. */
export const features: Readonly<Record<string, string>> = {};
