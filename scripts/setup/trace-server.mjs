import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { nodeFileTrace } from '@vercel/nft';
import { ROOT } from './run.mjs';

/** What Node runs from source: the server and the commands for operators. */
const ENTRIES = [
  ...['server/main.ts', 'next.config.mjs', 'server/doctor.ts'],
  ...['scripts/outbox.ts', 'scripts/check-backoffice.ts'],
];

/** Next traces these in its build. */
const TRACED_BY_NEXT = 'node_modules/{next,react,react-dom}/**';

/** @returns {Promise<string | null>} the text of a module as Node runs it */
async function readModule(path) {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text !== null && path.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
}

// Prints all files that the entries can load, as JSON.
const { fileList } = await nodeFileTrace(ENTRIES, {
  base: ROOT,
  processCwd: ROOT,
  ts: true,
  ignore: TRACED_BY_NEXT,
  readFile: readModule,
});
process.stdout.write(JSON.stringify([...fileList].sort()));
