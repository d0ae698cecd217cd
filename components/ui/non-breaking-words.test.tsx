import { screen } from '@testing-library/react';
import { render } from '#components/language/testing/render.tsx';
import { NonBreakingWords } from './non-breaking-words.tsx';

test.each([
  ['HONDA ZR-V 2023', ['ZR-V', 'short']],
  ['MERCEDES-BENZ A-CLASS 2023', ['MERCEDES-BENZ', 'long', 'A-CLASS', 'short']],
  ['TOYOTA AQUA 2022', []],
  ['A-NAME-TOO-LONG-TO-BE-HELD-TOGETHER', ['A-NAME-TOO-LONG-TO-BE-HELD-TOGETHER', '']],
])('%s keeps its text, and its words with a hyphen are held together', (text, words) => {
  render(
    <p>
      <NonBreakingWords text={text} />
    </p>,
  );
  const paragraph = screen.getByRole('paragraph');
  expect(paragraph.textContent).toBe(text);
  const held = [...paragraph.querySelectorAll('span')].flatMap((word) => [word.textContent, word.className]);
  expect(held).toEqual(words);
});
