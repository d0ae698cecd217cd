import { createServer } from 'node:http';

import { listen } from './listen';
import { runNode } from './testing/program';

const MAIN = ['server/main.ts'];

test.each([
  ['BACKOFFICE_URL', 'backoffice.example.mu/api'],
  ['PORT', '70000'],
  ['SITE_URL', 'cars'],
  ['TRUST_PROXY', 'all'],
])('%s=%s ends the start with one sentence', async (name, value) => {
  const { code, output, errors } = await runNode(MAIN, { [name]: value }).outcome;
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(new RegExp(`^${name} is "${value}": expected [^\\n]+\\.\\n$`));
});

test('a taken port ends the start with one sentence', async () => {
  const other = createServer().unref();
  const port = await listen(other, { port: 0 });
  const { code, output, errors } = await runNode(MAIN, { PORT: String(port) }).outcome;
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toBe(`Port ${port} is already taken: set PORT to a free one, or to 0 for any.\n`);
  other.close();
});
