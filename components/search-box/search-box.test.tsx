import { screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { render } from '#components/language/testing/render.tsx';
import { inApp, setup } from '#components/ui/testing/in-app.tsx';
import type { Suggestion } from '#lib/domain/word-search/suggest.ts';
import { SearchBox } from './search-box.tsx';

const AQUA: Suggestion = { label: 'TOYOTA AQUA', address: '/search?make=TOYOTA&model=AQUA', cars: 12 };
const CAR: Suggestion = { label: '#9612 TOYOTA AQUA 2018', address: '/car/NHP10-6719612', cars: null };

/** The suggestions that the site gives. */
function suggesting(...items: Suggestion[]): string[] {
  const asked: string[] = [];
  global.fetch = (input) => {
    asked.push(input as string); // the hook under test asks by address
    return Promise.resolve({ ok: true, json: () => Promise.resolve(items) } as unknown as Response);
  };
  return asked;
}

afterEach(() => {
  window.sessionStorage.clear();
});

test('without JavaScript it is a GET form with one labelled field', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(inApp(<SearchBox />));
  document.body.append(container);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Words' });
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/search']);
  expect(screen.getByRole('searchbox', { name: 'Search the inventory' })).toHaveAttribute('name', 'q');
  expect(screen.queryByRole('listbox', { hidden: true })).not.toBeInTheDocument();
  container.remove();
});

test('text typed before hydration gets suggestions', async () => {
  const asked = suggesting(AQUA);
  const container = document.createElement('div');
  container.innerHTML = renderToString(inApp(<SearchBox />));
  document.body.append(container);
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  box.focus();
  box.value = 'aqua';
  render(inApp(<SearchBox />), { container, hydrate: true });
  expect(await screen.findByRole('option')).toHaveTextContent('TOYOTA AQUA');
  expect(asked).toEqual(['/api/client-car/suggestions?q=aqua&language=en']);
});

test('Enter opens the search for what is typed', async () => {
  const asked = suggesting();
  const { visitor, visited } = setup(<SearchBox />);
  const box = screen.getByRole('combobox', { name: 'Search the inventory' });
  expect(asked).toEqual([]);
  await visitor.type(box, ' hybrid & under 900k {Enter}');
  expect(visited).toEqual(['/search?q=hybrid+%26+under+900k']);
  expect(box).not.toHaveFocus();
});

test.each([
  ['/search?make=HONDA&q=sunroof', 'sunroof'],
  ['/about?q=red', ''],
])('on %s the box holds "%s"', (address, words) => {
  render(inApp(<SearchBox />, [], address));
  expect(screen.getByRole('combobox')).toHaveValue(words);
});

test('arrow keys highlight a suggestion, Enter opens it, Escape closes the list and keeps the words', async () => {
  const asked = suggesting(AQUA, CAR);
  const { visitor, visited } = setup(<SearchBox />);
  const box = screen.getByRole('combobox');
  await visitor.type(box, 'aqua');
  const [first, second] = await screen.findAllByRole('option');
  expect(asked).toEqual(['/api/client-car/suggestions?q=aqua&language=en']);
  expect(first).toHaveTextContent('TOYOTA AQUA12 cars');
  expect(screen.getByText('2 suggestions')).toBeInTheDocument();

  await visitor.keyboard('{ArrowDown}{ArrowDown}');
  expect(box).toHaveAttribute('aria-activedescendant', second?.id);
  await visitor.keyboard('{ArrowDown}');
  expect(box).not.toHaveAttribute('aria-activedescendant');
  await visitor.keyboard('{Escape}');
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(box).toHaveValue('aqua');

  await visitor.keyboard('{ArrowDown}');
  await screen.findAllByRole('option');
  await visitor.keyboard('{ArrowUp}{Enter}');
  expect(visited).toEqual(['/car/NHP10-6719612']);
  expect(box).toHaveValue('');
  expect(box).not.toHaveFocus();
});

test('suggestions for other words are not shown', async () => {
  suggesting(AQUA);
  const { visitor } = setup(<SearchBox />);
  const box = screen.getByRole('combobox');
  await visitor.type(box, 'aqua');
  await screen.findByRole('option');
  await visitor.type(box, ' 2018');
  expect(screen.getByRole('option')).toBeInTheDocument();
  await visitor.clear(box);
  await visitor.type(box, '#');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('a click on a suggestion opens it', async () => {
  suggesting(AQUA);
  const { visitor, visited } = setup(<SearchBox />);
  await visitor.type(screen.getByRole('combobox'), 'aqua');
  await visitor.click(await screen.findByRole('option', { name: 'TOYOTA AQUA 12 cars' }));
  expect(visited).toEqual(['/search?make=TOYOTA&model=AQUA']);
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
});
