import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { captureConsole } from './capture-console.ts';

function aConsole(): Console {
  const target = Object.create(console) as Console;
  captureConsole(target);
  return target;
}

test('an error that a library prints is one log line without its stack', () => {
  const lines = captureLog();
  aConsole().error(new Error('no answer'));
  expect(lines()).toMatchObject([
    { level: 'error', event: 'console.message', error: { name: 'Error', message: 'no answer' } },
  ]);
  expect(JSON.stringify(lines())).not.toContain('capture-console.test');
});

test('an error among other arguments is logged instead of them', () => {
  const lines = captureLog();
  aConsole().error('Uncaught:', new TypeError('not a page'));
  expect(lines()).toMatchObject([{ error: { name: 'TypeError', message: 'not a page' } }]);
});

test('only the first line of coloured text with a stack is logged, without colours', () => {
  const lines = captureLog();
  aConsole().warn('\u001b[31m⨯\u001b[0m upstream image timed out', '\n    at fetch (server.js:1:2)');
  expect(lines()).toMatchObject([{ level: 'warn', text: '⨯ upstream image timed out' }]);
});
