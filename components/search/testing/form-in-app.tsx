import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { render } from '#components/language/testing/render.tsx';
import { inApp as elementInApp } from '#components/ui/testing/in-app.tsx';
import { EMPTY_FILTER, withCriteria } from '#lib/domain/search/search-filter.ts';
import { FilterForm } from '#components/search/filter-form.tsx';
import { LANDING_FILTER_ROWS, searchFilterRows } from '#components/search/filter-rows.ts';

/** In a test without answers the models fail, and the count stays open: it is asked for after a pause, outside of `act`. */
globalThis.fetch ??= (address) =>
  typeof address === 'string' && address.includes('/count')
    ? new Promise(() => undefined)
    : Promise.reject(new Error('no answer'));

export const ALL_MODELS = ['AQUA', 'CIVIC', 'FIT', 'VITZ'];
type Form = ComponentProps<typeof FilterForm>;

export const landing: Form = {
  rows: LANDING_FILTER_ROWS,
  filter: EMPTY_FILTER,
  makes: ['HONDA', 'KIA', 'ROLLS & CO/UK', 'TOYOTA'],
  models: ALL_MODELS,
  currentYear: 2026,
};
export const aqua = withCriteria(EMPTY_FILTER, { make: 'TOYOTA', model: 'AQUA' });
export const search: Form = {
  ...landing,
  rows: searchFilterRows(null),
  filter: aqua,
  models: ['AQUA', 'VITZ'],
};

/** The form with the app's providers; `visited` collects its navigations. */
export function inApp(form: Form, visited?: string[]) {
  return elementInApp(<FilterForm {...form} />, visited);
}

/** The server-rendered form. */
export function fromServer(form: Form) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(inApp(form));
  return container;
}

/** Renders the form and waits for its comboboxes; `visited` collects its navigations. */
export async function setup(form: Form) {
  const visited: string[] = [];
  render(inApp(form, visited));
  const lists = form.rows.flat().filter((key) => ['make', 'model', 'transmission', 'fuel'].includes(key));
  await waitFor(() => expect(screen.getAllByPlaceholderText(/^Any \w+/)).toHaveLength(lists.length));
  return { visitor: userEvent.setup(), visited };
}

/** Chooses an option in the field's list. */
export async function choose(visitor: UserEvent, label: string, option: string) {
  await visitor.click(screen.getByLabelText(label));
  await visitor.click(await screen.findByRole('option', { name: option }));
}
