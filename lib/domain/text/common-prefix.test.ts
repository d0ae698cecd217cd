import { commonPrefix } from './common-prefix.ts';

test.each([
  [[], ''],
  [['/a/b.js'], '/a/'],
  [['/a/b1.js', '/a/b2.js'], '/a/'],
  [['/a/b.js', '/a/c/d.js'], '/a/'],
  [['/a.js', 'https://x.example/a.js'], ''],
])('%j begin with %j', (texts, prefix) => {
  expect(commonPrefix(texts)).toBe(prefix);
});
