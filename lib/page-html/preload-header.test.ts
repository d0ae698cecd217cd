import { preloadHeader } from './preload-header.ts';

function headerOf(image: string): string | null {
  return preloadHeader(Buffer.from(`<body><img alt="" src="/logo.svg"/>${image}</body>`));
}

test('a page asks for its priority picture in the widths that its image offers', () => {
  const image = `<img alt="a" fetchPriority="high" sizes="(min-width: 48rem) 15rem, 92vw" srcSet="/i/384/a.avif 384w,/i/640/a.avif 640w" src="/i/640/a.avif"/>`;
  expect(headerOf(image)).toBe(
    '</i/640/a.avif>; rel=preload; as=image; fetchpriority=high; imagesrcset="/i/384/a.avif 384w,/i/640/a.avif 640w"; imagesizes="(min-width: 48rem) 15rem, 92vw"',
  );
});

test('the address of a picture may have a query', () => {
  const image =
    '<img fetchPriority="high" sizes="9vw" srcSet="/i/384/a.jpg?b=1&amp;c=2 384w" src="/i/384/a.jpg?b=1&amp;c=2"/>';
  expect(headerOf(image)).toContain('imagesrcset="/i/384/a.jpg?b=1&c=2 384w"');
});

test.each([
  ['no priority picture', '<img loading="lazy" sizes="9vw" srcSet="/a 1w" src="/a"/>'],
  ['a picture of another host', '<img fetchPriority="high" src="https://cdn.example/a.jpg"/>'],
  [
    'a very long address',
    `<img fetchPriority="high" sizes="9vw" srcSet="/a 1w" src="/${'a'.repeat(4_000)}"/>`,
  ],
  ['a quote', '<img fetchPriority="high" sizes="9vw" srcSet="/a&quot; 1w" src="/a"/>'],
  ['an angle bracket', '<img fetchPriority="high" sizes="9vw" srcSet="/a 1w" src="/a&gt;; rel=stylesheet"/>'],
  ['a backslash', '<img fetchPriority="high" sizes="9vw" srcSet="/a\\ 1w" src="/a"/>'],
  ['a line break', '<img fetchPriority="high" sizes="9vw" srcSet="/a 1w" src="/a\r\nset-cookie: a=b"/>'],
  ['a character beyond ASCII', '<img fetchPriority="high" sizes="9vw" srcSet="/é 1w" src="/a"/>'],
])('%s: no header', (_case, image) => {
  expect(headerOf(image)).toBeNull();
});
