import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
