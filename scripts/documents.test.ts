import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readEnv } from '#lib/platform/env.ts';

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', '{backoffice,bench,deploy}/*.md']);

/** In code marks: a path that begins with a folder of the repository. */
const PATH = /`((?:app|backoffice|bench|components|deploy|docs|e2e|lib|public|scripts|server)\/[^`\s<>]+)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#]+)/g;

/** Made by a program or by the operator. */
const MADE_LATER = /^(?:bench\/results|deploy\/\.env)/;

/** `a.{b,c}` stands for `a.b` and `a.c`. */
function alternatives(path: string): string[] {
  const [braces, inside] = /\{([^}]*)\}/.exec(path) ?? [];
  if (braces === undefined || inside === undefined) return [path];
  return inside.split(',').flatMap((one) => alternatives(path.replace(braces, one)));
}

function exists(path: string): boolean {
  return path.includes('*') ? globSync(path).length > 0 : existsSync(path);
}

test.each(DOCUMENTS)('%s names no file that does not exist', (document) => {
  const text = readFileSync(document, 'utf8');
  if (/^Status: superseded/m.test(text)) return; // tells what was
  const links = [...text.matchAll(LINK)].map(([, target = '']) => join(dirname(document), target));
  const paths = [...text.matchAll(PATH)].flatMap(([, path = '']) => alternatives(path));
  expect([...links, ...paths].filter((path) => !exists(path) && !MADE_LATER.test(path))).toEqual([]);
});

const CONFIGURATION = readFileSync('docs/configuration.md', 'utf8');

/** The variables that `readEnv` reads. */
function settings(): Set<string> {
  const names = new Set<string>();
  readEnv(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
  return names;
}

test('docs/configuration.md describes each setting of the site, and no other', () => {
  const [ofTheSite = ''] = CONFIGURATION.split('## Other programs');
  const rows = [...ofTheSite.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
  expect(rows.sort()).toEqual([...settings()].sort());
});

test('docs/configuration.md names every variable that code reads', () => {
  const code = globSync('{app,backoffice,bench,components,e2e,lib,scripts,server}/**/*.{ts,tsx,mjs}')
    .filter((path) => !/\/testing\/|\.test\./.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const read = code.matchAll(/(?:process\.env|environment)(?:\.|\[')([A-Z]\w+)|variable: '([A-Z]\w+)'/g);
  const names = new Set([...read].map(([, name, other]) => name ?? other));
  expect([...names].filter((name) => !CONFIGURATION.includes(`\`${name}\``))).toEqual([]);
});

/** The examples of CONTRIBUTING.md: in its code blocks, each below a comment with the path of its file. */
const EXAMPLES = readFileSync('CONTRIBUTING.md', 'utf8')
  .split(/^```/m)
  .flatMap((part, index) => (index % 2 === 1 ? part.split(/^\/\/ (?=\w+\/)/m).slice(1) : []))
  .map((example) => [example.slice(0, example.indexOf('\n')), example.slice(example.indexOf('\n'))] as const);

function withoutBlanks(code: string): string {
  return code.replace(/\s+/g, '');
}

test.each(EXAMPLES)('the example from %s in CONTRIBUTING.md is in that file', (path, code) => {
  expect(withoutBlanks(readFileSync(path, 'utf8')).includes(withoutBlanks(code))).toBe(true);
});
