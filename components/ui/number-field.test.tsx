import { screen } from '@testing-library/react';
import { render } from '#components/language/testing/render.tsx';
import { NumberField } from './number-field.tsx';

test.each(['error', 'hint'])('a number is described by its %s and its unit', (note) => {
  render(<NumberField id="share" label="Share" suffix="%" {...{ [note]: 'Is it that of a year?' }} />);
  expect(screen.getByLabelText('Share')).toHaveAccessibleDescription('Is it that of a year? %');
});
