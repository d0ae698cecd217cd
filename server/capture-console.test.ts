import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { logForeignWords } from './capture-console.ts';

function aConsole(): Console {
  const target = Object.create(console) as Console;
  logForeignWords(target);
  return target;
}

test('an error that a library prints is one line without its stack', () => {
  const lines = captureLog();
  aConsole().error(new Error('no answer'));
  expect(lines()).toMatchObject([
    { level: 'error', event: 'library.said', error: { name: 'Error', message: 'no answer' } },
  ]);
  expect(JSON.stringify(lines())).not.toContain('foreign-words.test');
});

test('an error among words is told in place of them', () => {
  const lines = captureLog();
  aConsole().error('Uncaught:', new TypeError('not a page'));
  expect(lines()).toMatchObject([{ error: { name: 'TypeError', message: 'not a page' } }]);
});

test('of coloured words with a stack below them the words are told', () => {
  const lines = captureLog();
  aConsole().warn('\u001b[31m⨯\u001b[0m upstream image timed out', '\n    at fetch (server.js:1:2)');
  expect(lines()).toMatchObject([{ level: 'warn', text: '⨯ upstream image timed out' }]);
});
