import { createConfig, lint } from '@redocly/openapi-core';

const FILE = 'docs/backoffice-api.yaml';

/** The site handles every status that is not a success alike. */
const RULES = { 'operation-4xx-response': 'off' };

const config = await createConfig({ extends: ['recommended'], rules: RULES });
const problems = await lint({ ref: FILE, config });
for (const { message, location } of problems)
  process.stderr.write(`${FILE} ${location[0]?.pointer}: ${message}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
