import { render, screen } from '@testing-library/react';
import { withCriteria, EMPTY_FILTER, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import { ResultCount } from './result-count.tsx';

/** The counts that the site gives, by address. */
function serving(counts: Record<string, number>): string[] {
  const asked: string[] = [];
  global.fetch = (input) => {
    const address = input as string; // the hook under test asks by address
    asked.push(address);
    const body = JSON.stringify({ count: counts[address] });
    const answer = { ok: true, json: () => Promise.resolve(JSON.parse(body) as unknown) };
    return Promise.resolve(answer as Response);
  };
  return asked;
}

function shown(filter: SearchFilter, sent = EMPTY_FILTER) {
  return <ResultCount filter={filter} sent={sent} />;
}

test.each([
  [0, 'No car matches'],
  [1, '1 car matches'],
  [42, '42 cars match'],
])('a form that would find %i cars says so before it is sent', async (count, label) => {
  serving({ '/api/client-car/count?make=TOYOTA': count });
  render(shown(withCriteria(EMPTY_FILTER, { make: 'TOYOTA' })));
  expect(await screen.findByText(label)).toBeInTheDocument();
});

test('the filter of the page is not counted again', () => {
  const asked = serving({});
  const sent = withCriteria(EMPTY_FILTER, { make: 'TOYOTA' });
  render(shown(sent, { ...sent, page: 3 }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(asked).toEqual([]);
});
