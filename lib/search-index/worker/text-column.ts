import { nameKey } from '#lib/domain/search/name-key.ts';

/** The code of a value that no car has. */
export const NOT_FOUND = -1;

/** One text column, dictionary-encoded: equal values (by `nameKey`) share a numeric code. */
export class TextColumn {
  readonly codes: Uint32Array;
  readonly names: string[] = [];
  readonly #codeOf = new Map<string, number>();

  constructor(size: number) {
    this.codes = new Uint32Array(size);
  }

  set(id: number, name: string): void {
    const key = nameKey(name);
    let code = this.#codeOf.get(key);
    if (code === undefined) {
      code = this.names.push(name) - 1;
      this.#codeOf.set(key, code);
    }
    this.codes[id] = code;
  }

  codeOf(value: string): number {
    return this.#codeOf.get(nameKey(value)) ?? NOT_FOUND;
  }
}
