import vm from 'node:vm';
import fc from 'fast-check';
import { compactFlightData, flightDataOf, flightScript } from './flight-data.ts';

const LINK =
  '["$","link","0",{"rel":"stylesheet","href":"/a.css","precedence":"next","crossOrigin":"$undefined","nonce":"$undefined"}]';

function compact(flight: string): string {
  return compactFlightData(flight, (address) => address === '/a.css');
}

/** What a script hands to React. */
function pushed(script: string): unknown {
  const self = { __next_f: [] as unknown[] };
  vm.runInNewContext(script, { self });
  return JSON.parse(JSON.stringify(self.__next_f));
}

test('style sheets that the page holds are left out, and keep their place among the children', () => {
  expect(compact(`:HL["/a.css","style"]\n0:[${LINK},["$","p",null,{}]]\n`)).toBe(
    '0:[null,["$","p",null,{}]]\n',
  );
});

test('style sheets that the page does not hold, and hints of other files, stay', () => {
  const other = `:HL["/b.css","style"]\n:HL["/a.woff2","font",{"crossOrigin":""}]\n0:[${LINK.replace('/a.css', '/b.css')}]\n`;
  expect(compact(other)).toBe(other.replaceAll(/,"\w+":"\$undefined"/g, ''));
});

test('undefined properties are left out', () => {
  expect(compact('a:["$","$L7",null,{"name":"x","error":"$undefined","template":1}]\n')).toBe(
    'a:["$","$L7",null,{"name":"x","template":1}]\n',
  );
});

test('the text of structured data is left out, and any other text stays', () => {
  const script =
    '["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"$1a"}}]';
  const texts = '1a:T8,{"é":1}1b:T2,{}';
  expect(compact(`0:[${script},"$1b"]\n${texts}2:null\n`)).toBe(
    `0:[${script},"$1b"]\n1a:"{}"\n1b:T2,{}2:null\n`,
  );
});

test('text that looks like compacted data is unchanged', () => {
  const lookalike = `${LINK}\n:HL["/a.css","style"]\n,"é":"$undefined","error":"$undefined"`;
  const row = `1:T${Buffer.byteLength(lookalike).toString(16)},${lookalike}`;
  const quoted = `2:${JSON.stringify({ text: lookalike, comma: ',', list: [','] })}\n`;
  expect(compact(row + quoted)).toBe(row + quoted);
});

test('data that end within a row or have another format are unchanged', () => {
  for (const flight of [':HL["/a.css","style"]\n0:[', ':HL["/a.css","style"]\n0:Tff,a', '{"a":1}\n', 'x'])
    expect(compact(flight)).toBe(flight);
});

test('any data reach React unchanged and cannot end the script', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('</script>', '<!--', '\\', "'", '"', '\n', '\r', '\u2028', '\0', '\ud800', '😀'))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (flight) => {
      const script = flightScript(flight);
      expect(pushed(script)).toEqual([[1, flight]]);
      expect(script).not.toMatch(/[<\r\n\0]/);
    }),
  );
});

test('the data are read from the script that Next writes, and from no other', () => {
  const flight = `0:["<",'"']\n`;
  expect(flightDataOf(`self.__next_f.push(${JSON.stringify([1, flight])})`)).toBe(flight);
  for (const script of ['(self.__next_f=self.__next_f||[]).push([0])', flightScript(flight), 'run()'])
    expect(flightDataOf(script)).toBeNull();
});
