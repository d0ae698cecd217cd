import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { render, renderToString } from '#components/language/testing/render.tsx';
import type { Option } from './native-select.tsx';
import { SearchableSelect } from './searchable-select.tsx';

const MAKES = ['CITROËN', 'FORD', 'HONDA', 'TOYOTA'];
const FUELS = [
  { value: 'DIESEL', name: 'DIESEL', label: 'DIESEL (19)' },
  { value: 'PETROL', name: 'ESSENCE', label: 'ESSENCE (120)' },
  { value: 'PETROL HYBRID', name: 'HYBRIDE ESSENCE', label: 'HYBRIDE ESSENCE (107)' },
];

type Given = { options?: readonly Option[]; value?: string; isLoading?: boolean };

function Make({ options = MAKES, value: initial = '', isLoading = false }: Given) {
  const [value, setValue] = useState(initial);
  return (
    <form aria-label="Cars">
      <SearchableSelect
        id="make"
        name="make"
        label="Make"
        options={options}
        value={value}
        onChange={setValue}
        anyLabel="Any make"
        isLoading={isLoading}
      />
      <button type="button">Elsewhere</button>
    </form>
  );
}

/** The field once its list can be searched. */
async function setup(given: Given = {}) {
  const visitor = userEvent.setup();
  render(<Make {...given} />);
  const field = await screen.findByPlaceholderText<HTMLInputElement>(/./);
  return { visitor, field };
}

function sentMake() {
  return new FormData(screen.getByRole<HTMLFormElement>('form')).get('make');
}

function shownOptions() {
  return screen.queryAllByRole('option').map((option) => option.textContent);
}

test('the server sends a labelled native select with every option', () => {
  const page = new DOMParser().parseFromString(renderToString(<Make value="FORD" />), 'text/html');
  const select = within(page.body).getByLabelText<HTMLSelectElement>('Make');
  expect(select.value).toBe('FORD');
  expect([...select.options].map((option) => option.text)).toEqual(['Any make', ...MAKES]);
});

test('the label belongs to one control, before and after the combobox is loaded', async () => {
  render(<Make />);
  expect(screen.getByLabelText('Make')).toHaveAttribute('name', 'make');
  const field = await screen.findByPlaceholderText('Any make');
  expect(screen.getAllByLabelText('Make')).toEqual([field]);
  expect(screen.getAllByRole('combobox', { name: 'Make' })).toEqual([field]);
});

test('Enter selects the first match of what was typed', async () => {
  const { visitor, field } = await setup();
  await visitor.click(field);
  expect(field).toHaveAttribute('placeholder', 'Type to search');
  expect(shownOptions()).toEqual(MAKES);
  await visitor.keyboard('o');
  expect(shownOptions()).toEqual(['CITROËN', 'FORD', 'HONDA', 'TOYOTA']);
  await visitor.keyboard('n{Enter}');
  expect(field).toHaveValue('HONDA');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(sentMake()).toBe('HONDA');
});

test('an option is chosen with the pointer', async () => {
  const { visitor, field } = await setup();
  await visitor.click(field);
  await visitor.click(screen.getByRole('option', { name: 'TOYOTA' }));
  expect(field).toHaveValue('TOYOTA');
  expect(field).toHaveFocus();
  expect(sentMake()).toBe('TOYOTA');
});

test.each([
  ['{ArrowDown}{Enter}', 'CITROËN'],
  ['{ArrowDown}{ArrowDown}{Enter}', 'FORD'],
  ['{ArrowUp}{Enter}', 'TOYOTA'],
  ['{ArrowDown}{End}{Enter}', 'TOYOTA'],
  ['{ArrowDown}{End}{Home}{Enter}', 'CITROËN'],
  ['citroen{Tab}', 'CITROËN'],
  ['{ArrowDown}{ArrowDown}{Tab}', 'FORD'],
])('the keys %s choose %s', async (keys, expected) => {
  const { visitor, field } = await setup();
  await visitor.tab();
  expect(field).toHaveFocus();
  await visitor.keyboard(keys);
  expect(sentMake()).toBe(expected);
});

test('the highlighted option is the active descendant', async () => {
  const { visitor, field } = await setup();
  await visitor.click(field);
  await visitor.keyboard('{ArrowDown}');
  const highlighted = screen.getByRole('option', { selected: true });
  expect(field).toHaveAttribute('aria-activedescendant', highlighted.id);
});

test.each([
  ['Escape', 'xy{Escape}'],
  ['leaving', 'xy{Tab}'],
  ['Enter on an empty list', 'xy{Enter}'],
])('%s takes back what was typed, not what was chosen', async (_how, keys) => {
  const { visitor, field } = await setup({ value: 'FORD' });
  await visitor.click(field);
  await visitor.keyboard(keys);
  expect(field).toHaveValue('FORD');
  expect(sentMake()).toBe('FORD');
});

test('an option that was typed in full is chosen by a press elsewhere, part of one is not', async () => {
  const { visitor, field } = await setup();
  await visitor.type(field, 'citroen');
  await visitor.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(sentMake()).toBe('CITROËN');
  await visitor.type(field, 'hon');
  await visitor.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(field).toHaveValue('CITROËN');
});

test('of two options that differ by an accent the chosen one stays', async () => {
  const { visitor, field } = await setup({ options: ['MEGANE', 'MÉGANE'], value: 'MÉGANE' });
  await visitor.click(field);
  await visitor.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(sentMake()).toBe('MÉGANE');
});

test('an option is typed and shown by its name, and sent by its value', async () => {
  const { visitor, field } = await setup({ options: FUELS, value: 'PETROL HYBRID' });
  expect(field).toHaveValue('HYBRIDE ESSENCE');
  await visitor.click(field);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('HYBRIDE ESSENCE (107)');
  await visitor.clear(field);
  await visitor.type(field, 'essence');
  expect(shownOptions()).toEqual(['ESSENCE (120)', 'HYBRIDE ESSENCE (107)']);
  await visitor.tab();
  expect(field).toHaveValue('ESSENCE');
  expect(sentMake()).toBe('PETROL');
});

test('Escape in the closed field leaves the choice alone, and is left to what the field is in', async () => {
  const { visitor, field } = await setup({ value: 'FORD' });
  const handled: boolean[] = [];
  document.body.addEventListener('keydown', (event) => handled.push(event.defaultPrevented));
  await visitor.click(field);
  await visitor.keyboard('{Escape}{Escape}');
  expect(handled).toEqual([true, false]);
  expect(field).toHaveValue('FORD');
  expect(sentMake()).toBe('FORD');
});

test('opening a chosen field shows the whole list with the choice highlighted', async () => {
  const { visitor, field } = await setup({ value: 'FORD' });
  await visitor.click(field);
  expect(shownOptions()).toEqual(MAKES);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('FORD');
});

test('typing the whole of the chosen option keeps it', async () => {
  const { visitor, field } = await setup({ value: 'FORD' });
  await visitor.clear(field);
  await visitor.type(field, 'FORD{Enter}');
  expect(sentMake()).toBe('FORD');
});

test('erasing the text clears the choice', async () => {
  const { visitor, field } = await setup({ value: 'FORD' });
  await visitor.clear(field);
  await visitor.tab();
  expect(sentMake()).toBe('');
});

test('Clear all empties the field and keeps the focus in it', async () => {
  const { visitor, field } = await setup({ value: 'FORD' });
  await visitor.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(sentMake()).toBe('');
  expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
});

test("a list without a match shows 'No items found'", async () => {
  const { visitor, field } = await setup();
  await visitor.type(field, 'tesla');
  expect(screen.getByText('No items found')).toBeVisible();
  expect(shownOptions()).toEqual([]);
  expect(screen.getByText('0 options')).toBeInTheDocument();
});

test('the served select, which may never load its list, does not say that it is loading', () => {
  expect(renderToString(<Make isLoading />)).not.toContain('Loading');
});

test("a list that is loading shows 'Loading...'", async () => {
  const { visitor, field } = await setup({ isLoading: true });
  expect(field).toHaveAttribute('placeholder', 'Loading...');
  await visitor.click(field);
  expect(screen.getByText('Loading...')).toBeVisible();
});

test('a value chosen in the native select is shown in the field', async () => {
  const { field } = await setup();
  fireEvent.change(screen.getByDisplayValue('Any make'), { target: { value: 'HONDA' } });
  expect(field).toHaveValue('HONDA');
});

test('a value that is not in the list stays selected', async () => {
  const { field } = await setup({ value: 'TRABANT' });
  expect(field).toHaveValue('TRABANT');
  expect(sentMake()).toBe('TRABANT');
});

test('the focus moves from the native select to the combobox that replaces it', async () => {
  render(<Make />);
  screen.getByLabelText('Make').focus();
  expect(await screen.findByPlaceholderText('Type to search')).toHaveFocus();
});

test('a native select that is in use is not replaced', async () => {
  const visitor = userEvent.setup();
  render(<Make />);
  const select = screen.getByLabelText('Make');
  fireEvent.pointerDown(select);
  select.focus();
  await act(() => import('./combobox.tsx'));
  await visitor.selectOptions(select, 'FORD');
  expect(screen.queryByPlaceholderText(/./)).not.toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(await screen.findByPlaceholderText('Any make')).toHaveValue('FORD');
});
