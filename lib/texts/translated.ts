type Text = string | ((...values: never[]) => string);

/** Texts in another language: the same keys, and functions with the same parameters. */
export type Translated<English> = {
  readonly [Key in keyof English]: English[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : English[Key] extends Text
      ? string
      : Translated<English[Key]>;
};
