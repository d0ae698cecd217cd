import { screen } from '@testing-library/react';
import { render } from '#components/language/testing/render.tsx';
import { NativeSelect } from './native-select.tsx';

test.each([
  ['', ['Any', 'A', 'B']],
  ['B', ['Any', 'A', 'B']],
  ['C', ['Any', 'C', 'A', 'B']],
])('the value %j can be shown among A and B', (value, expected) => {
  render(<NativeSelect options={['A', 'B']} value={value} anyLabel="Any" onChange={() => undefined} />);
  expect(screen.getByRole('combobox')).toHaveValue(value);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(expected);
});
