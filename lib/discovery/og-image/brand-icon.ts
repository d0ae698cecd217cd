import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { once } from './memoize-async.ts';

/** The dealership's mark as an SVG of 32 by 32, read once. */
export const brandIcon = once(() => readFile(join(process.cwd(), 'app', 'icon.svg')));
