import { screen } from '@testing-library/react';
import { render } from '#components/language/testing/render.tsx';
import { NonBreakingWords } from './non-breaking-words.tsx';

test.each([
  ['HONDA ZR-V 2023', ['ZR-V']],
  ['MERCEDES-BENZ A-CLASS 2023', ['MERCEDES-BENZ', 'A-CLASS']],
  ['TOYOTA AQUA 2022', []],
  ['A-'.repeat(1_000), []],
])('%s keeps its text, and its words with a hyphen are held together', (text, words) => {
  render(
    <p>
      <NonBreakingWords text={text} />
    </p>,
  );
  const paragraph = screen.getByRole('paragraph');
  expect(paragraph.textContent).toBe(text);
  expect([...paragraph.querySelectorAll('.word')].map((word) => word.textContent)).toEqual(words);
});
