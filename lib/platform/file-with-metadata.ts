import * as v from 'valibot';

/** The content of a file: one line of JSON with the metadata, then the bytes. */
export function encodeFile(metadata: object, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(metadata)}\n`), content]);
}

/** @returns null for a file that another version of the site wrote. */
export function decodeFile<Schema extends v.GenericSchema>(
  schema: Schema,
  file: Buffer,
): { metadata: v.InferOutput<Schema>; content: Buffer } | null {
  const end = file.indexOf('\n');
  const line = file.toString('utf8', 0, Math.max(end, 0));
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), line);
  return success ? { metadata: output, content: file.subarray(end + 1) } : null;
}
