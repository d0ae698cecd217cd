import { errorResponse } from './error-response.ts';

test.each([
  ['/search', '<html lang="en-MU">', 'This page is not available at the moment', 'Try again'],
  ['/fr/search', '<html lang="fr-MU">', 'Cette page n’est pas disponible pour le moment', 'Réessayer'],
])('the failure of %s is told in the language of its address', (url, ...texts) => {
  const { status, headers, body } = errorResponse(503, true, url);
  expect([status, headers['retry-after']]).toEqual([503, '30']);
  for (const text of texts) expect(body).toContain(text);
});

test('a program gets one English line', () => {
  expect(errorResponse(404, false, '/fr/x.json').body).toBe('There is nothing at this address.\n');
});
