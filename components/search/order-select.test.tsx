import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { render } from '#components/language/testing/render.tsx';
import { inApp } from '#components/ui/testing/in-app.tsx';
import { EMPTY_FILTER, withCriteria } from '#lib/domain/search/search-filter.ts';
import { savedFilter } from './filter-storage.ts';
import { OrderSelect } from './order-select.tsx';

const filter = { ...withCriteria(EMPTY_FILTER, { make: 'TOYOTA', sort: 'mileage' }), page: 3 };

test('without JavaScript it is a GET form that keeps the criteria and begins with the first page', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(inApp(<OrderSelect filter={filter} />));
  const form = container.querySelector('form') ?? undefined;
  expect(Object.fromEntries(new FormData(form))).toEqual({ make: 'TOYOTA', sort: 'mileage' });
  expect(within(container).getByRole('button', { name: 'Sort' })).toHaveAttribute('type', 'submit');
});

test('choosing an order opens and stores the sorted search', async () => {
  const visited: string[] = [];
  render(inApp(<OrderSelect filter={filter} />, visited));
  expect(visited).toEqual([]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Lowest price');
  expect(visited).toEqual(['/search?make=TOYOTA&sort=price']);
  expect(savedFilter()).toMatchObject({ make: 'TOYOTA', sort: 'price', page: 0 });
});

test('an order chosen before hydration opens the sorted search', () => {
  const visited: string[] = [];
  const order = inApp(<OrderSelect filter={filter} />, visited);
  const container = document.createElement('div');
  container.innerHTML = renderToString(order);
  document.body.append(container);
  fireEvent.change(within(container).getByRole('combobox'), { target: { value: '' } });
  render(order, { container, hydrate: true });
  expect(visited).toEqual(['/search?make=TOYOTA']);
});

test('an order that is taken back while it loads is not opened', async () => {
  const visited: string[] = [];
  render(inApp(<OrderSelect filter={filter} />, visited));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Lowest price');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Lowest mileage');
  expect(visited).toEqual(['/search?make=TOYOTA&sort=price', '/search?make=TOYOTA&sort=mileage&page=4']);
  expect(savedFilter()).toMatchObject({ sort: 'mileage', page: 3 });
});

test('a visitor who goes back while the chosen order loads sees the order of that page', async () => {
  const visited: string[] = [];
  const { rerender } = render(inApp(<OrderSelect filter={filter} />, visited));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Lowest price');
  rerender(inApp(<OrderSelect filter={{ ...filter, page: 2 }} />, visited));
  expect(screen.getByRole('combobox', { name: 'Order' })).toHaveValue('mileage');
  expect(visited).toEqual(['/search?make=TOYOTA&sort=price']);
});
