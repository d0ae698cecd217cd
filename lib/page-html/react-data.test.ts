import fc from 'fast-check';
import { withoutSuperfluousData } from './react-data.ts';

const START = 'self.__next_f.push([1,"';

/** Rows of React's data as Next writes them: cut anywhere between characters, each part as a string in a script. */
function inScripts(rows: string, cuts: number[]): string[] {
  const characters = [...rows];
  const ends = [...cuts.map((cut) => cut % (characters.length + 1)), 0, characters.length].sort(
    (a, b) => a - b,
  );
  return ends.slice(1).map((end, index) => {
    const part = JSON.stringify(characters.slice(ends[index], end).join(''));
    const escaped = part.replace(
      /[&<>\u2028\u2029]/g,
      (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    return Buffer.from(`self.__next_f.push([1,${escaped}])`).toString('latin1');
  });
}

function rowsOf(scripts: string[]): string {
  return scripts
    .map(
      (script) => JSON.parse(Buffer.from(script.slice(START.length - 1, -2), 'latin1').toString()) as string,
    )
    .join('');
}

function textRow(text: string): string {
  return `1a:T${Buffer.byteLength(text).toString(16)},${text}`;
}

const SHEET = ':HL["/one.css","style"]\n';
const ROW = '3:{"b":"–","c":"$undefined","d":1}\n';

test('requests for style sheets and properties without a value are left out', () => {
  const rows = `2:"a"\n${SHEET}:HL["/f.woff2","font"]\n${ROW}`;
  expect(rowsOf(withoutSuperfluousData(inScripts(rows, [])))).toBe(
    '2:"a"\n:HL["/f.woff2","font"]\n3:{"b":"–","d":1}\n',
  );
});

const pieces = fc.constantFrom(
  SHEET,
  ROW,
  ',"x":"$undefined"',
  '\n',
  '\\',
  '\\n',
  '"',
  'é',
  '\u2028',
  '<',
  '1:T9,',
  'a',
);
const texts = fc.array(pieces).map((some) => some.join(''));

test('text that looks like data stays as it is, however the data are divided', () => {
  fc.assert(
    fc.property(fc.array(texts), fc.array(fc.nat()), (some, cuts) => {
      const rows = some.map((text) => `${textRow(text)}2:${JSON.stringify(text)}\n`).join('');
      expect(rowsOf(withoutSuperfluousData(inScripts(rows, cuts)))).toBe(rows);
    }),
  );
});

test('a row of text ends where its bytes do', () => {
  const [before, after] = [textRow('\u2028é<"\\n'), '2:"a"\n'];
  expect(rowsOf(withoutSuperfluousData(inScripts(before + SHEET + after, [])))).toBe(before + after);
});
