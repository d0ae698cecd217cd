import { screen } from '@testing-library/react';
import { setup } from '#components/ui/testing/in-app.tsx';

/** Clicks a link with these attributes. @returns the pages that the app went to, and whether the browser follows the link */
async function follow(attributes: Record<string, string>, keys = '') {
  const { visitor, visited } = setup(<a {...attributes}>Go</a>);
  let isFollowed = false;
  window.addEventListener(
    'click',
    (event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault(); // jsdom cannot follow it
    },
    { once: true },
  );
  if (keys) await visitor.keyboard(keys);
  await visitor.click(screen.getByText('Go'));
  return { visited, isFollowed };
}

test.each(['/car/A%2F1', '/search?make=KIA&page=2', '/car/A1#alternatives', '/'])(
  'a click on a link to %s shows that page without loading a document',
  async (href) => {
    expect(await follow({ href })).toEqual({ visited: [href], isFollowed: false });
  },
);

test.each([
  ['to another site', { href: 'https://elsewhere.test/' }, ''],
  ['to a telephone', { href: 'tel:5000' }, ''],
  ['to a place on this page', { href: '#main' }, ''],
  ['that opens a tab', { href: '/about', target: '_blank' }, ''],
  ['to a file', { href: '/about', download: '' }, ''],
  ['to what is no page', { href: '/test-drive.ics', type: 'text/calendar' }, ''],
  ['to another language', { href: '/fr/about', hrefLang: 'fr' }, ''],
  ['with a modifier key', { href: '/about' }, '{Control>}'],
])('the browser follows a link %s', async (_, attributes, keys) => {
  expect(await follow(attributes, keys)).toEqual({ visited: [], isFollowed: true });
});

test('a handler of the link itself comes first', async () => {
  const { visitor, visited } = setup(
    <a href="/about" onClick={(event) => event.preventDefault()}>
      Go
    </a>,
  );
  await visitor.click(screen.getByText('Go'));
  expect(visited).toEqual([]);
});
