import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { EMPTY_FILTER, withCriteria } from '#lib/domain/search/search-filter.ts';
import { ALL_MODELS, choose, landing, search, setup } from './testing/form-in-app.tsx';

const ANSWERS: Record<string, string[]> = {
  '/api/client-car/models': ALL_MODELS,
  '/api/client-car/models/HONDA': ['CIVIC', 'FIT'],
  '/api/client-car/models/ROLLS%20%26%20CO%2FUK': ['GHOST'],
};

const realFetch = globalThis.fetch;

beforeEach(() => {
  globalThis.fetch = answer;
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

/** The site's route handlers: the models above, and 503 for any other make. */
function answer(address: Parameters<typeof fetch>[0]): Promise<Response> {
  const models = typeof address === 'string' ? ANSWERS[address] : undefined;
  // jsdom has no Response of its own
  return Promise.resolve({
    ok: !!models,
    status: models ? 200 : 503,
    json: () => Promise.resolve(models),
  } as Response);
}

/** What the open list of a field offers. */
async function offered(visitor: UserEvent, label: string) {
  await visitor.click(screen.getByLabelText(label));
  const options = within(screen.getByRole('listbox')).getAllByRole('option');
  await visitor.keyboard('{Escape}');
  return options.map((option) => option.textContent);
}

test.each([
  ['HONDA', ['CIVIC', 'FIT']],
  ['ROLLS & CO/UK', ['GHOST']],
])('choosing %s narrows the models to it', async (make, models) => {
  const { visitor } = await setup(landing);
  await choose(visitor, 'Make', make);
  await waitFor(async () => expect(await offered(visitor, 'Model')).toEqual(models));
});

test('where the page has no models they are fetched, and one that is searched for stays chosen', async () => {
  const filter = withCriteria(EMPTY_FILTER, { model: 'FIT' });
  const { visitor } = await setup({ ...landing, filter, models: null });
  await waitFor(async () => expect(await offered(visitor, 'Model')).toEqual(ALL_MODELS));
  expect(screen.getByLabelText('Model')).toHaveValue('FIT');
});

test('a model that is not of the new make is cleared', async () => {
  const { visitor, visited } = await setup(search);
  expect(screen.getByLabelText('Model')).toHaveValue('AQUA');
  await choose(visitor, 'Make', 'HONDA');
  await waitFor(() => expect(screen.getByLabelText('Model')).toHaveValue(''));
  await visitor.click(screen.getByRole('button', { name: 'Search' }));
  expect(visited).toEqual(['/search?make=HONDA']);
});

test('a cleared model does not return with its make', async () => {
  const { visitor } = await setup(search);
  await choose(visitor, 'Make', 'HONDA');
  await choose(visitor, 'Model', 'FIT');
  await choose(visitor, 'Make', 'TOYOTA');
  expect(screen.getByLabelText('Model')).toHaveValue('');
});

test('clearing the make offers all models again and keeps the model', async () => {
  const { visitor } = await setup(search);
  await visitor.clear(screen.getByLabelText('Make'));
  await visitor.tab();
  await waitFor(async () => expect(await offered(visitor, 'Model')).toEqual(ALL_MODELS));
  expect(screen.getByLabelText('Model')).toHaveValue('AQUA');
});

test("when the models of a make cannot be loaded, the page's models are offered", async () => {
  const { visitor } = await setup(search);
  await choose(visitor, 'Make', 'KIA');
  await waitFor(async () => expect(await offered(visitor, 'Model')).toEqual(['AQUA', 'VITZ']));
  expect(screen.getByLabelText('Model')).toHaveValue('AQUA');
});

test('a make set by autofill narrows the models too', async () => {
  const { visitor } = await setup(landing);
  fireEvent.change(screen.getByDisplayValue('Any make'), { target: { value: 'HONDA' } });
  await waitFor(async () => expect(await offered(visitor, 'Model')).toEqual(['CIVIC', 'FIT']));
});
