import { readFileSync } from 'node:fs';
import { MEMORY_ENVIRONMENT, MEMORY_OPTIONS } from './memory.mjs';

test.each([
  ['deploy/Containerfile', MEMORY_OPTIONS.map((option) => `"${option}"`).join(', ')],
  ['deploy/dealership@.service', MEMORY_OPTIONS.join(' ')],
])('%s starts the site with the same limits of memory', (file, options) => {
  const content = readFileSync(file, 'utf8');
  expect(content).toContain(options);
  for (const [name, value] of Object.entries(MEMORY_ENVIRONMENT))
    expect(content).toContain(`${name}=${value}`);
});
