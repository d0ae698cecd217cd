import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { inApp, setup } from '#components/ui/testing/in-app.tsx';
import { EMPTY_FILTER, withCriteria } from '#lib/domain/search/search-filter.ts';
import { OrderSelect } from './order-select.tsx';

const filter = { ...withCriteria(EMPTY_FILTER, { make: 'TOYOTA', sort: 'mileage' }), page: 3 };

test('without JavaScript it is a GET form that keeps the criteria and begins with the first page', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(inApp(<OrderSelect filter={filter} />));
  const form = container.querySelector('form') ?? undefined;
  expect(Object.fromEntries(new FormData(form))).toEqual({ make: 'TOYOTA', sort: 'mileage' });
  expect(within(container).getByRole('button', { name: 'Sort' })).toHaveAttribute('type', 'submit');
});

test.each([
  ['Lowest price', '/search?make=TOYOTA&sort=price'],
  ['Recommended', '/search?make=TOYOTA'],
])('choosing the order %s opens the search in that order', async (order, address) => {
  const { visitor, visited } = setup(<OrderSelect filter={filter} />);
  await visitor.selectOptions(screen.getByRole('combobox', { name: 'Order' }), order);
  expect(visited).toEqual([address]);
});
