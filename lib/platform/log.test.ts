import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { formatLog } from './log.ts';

const NOON = new Date('2026-01-02T12:00:00Z');

test('a log entry is one line of JSON', () => {
  expect(formatLog('info', 'site.listening', { port: 3000 }, NOON)).toBe(
    '{"time":"2026-01-02T12:00:00.000Z","level":"info","event":"site.listening","port":3000}',
  );
  expect(formatLog('info', 'x.y', { text: 'two\nlines' }, NOON)).not.toContain('\n');
});

test('an error is logged with name, message and cause, without its stack', () => {
  const error = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
  const line = formatLog('error', 'backoffice.failed', { error }, NOON);
  expect(JSON.parse(line)).toMatchObject({
    error: { name: 'TypeError', message: 'fetch failed', cause: { message: 'connect ECONNREFUSED' } },
  });
  expect(line).not.toContain('log.test');
});

test.each(['secret', 'REVALIDATE_SECRET', 'password', 'X-XSRF-TOKEN', 'set-cookie', 'authorization'])(
  'the value of %s is hidden',
  (name) => {
    expect(formatLog('info', 'x.y', { nested: { [name]: 'hunter2' } }, NOON)).not.toContain('hunter2');
  },
);

test('a password in an address is hidden', () => {
  const line = formatLog(
    'warn',
    'redis.unavailable',
    { url: 'redis://cars:hunter2@redis.example.com:6379/0' },
    NOON,
  );
  expect(JSON.parse(line)).toMatchObject({ url: 'redis://[hidden]@redis.example.com:6379/0' });
});

test('a field cannot overwrite the event or the level', () => {
  expect(JSON.parse(formatLog('info', 'x.y', { event: 'forged', level: 'error' }, NOON))).toMatchObject({
    event: 'x.y',
    level: 'info',
  });
});

test('an entry with values that JSON cannot represent is logged', () => {
  const cycle: Record<string, unknown> = { big: 1n };
  expect(JSON.parse(formatLog('info', 'x.y', cycle, NOON))).toMatchObject({ big: '1' });
  cycle['self'] = cycle;
  expect(JSON.parse(formatLog('info', 'x.y', cycle, NOON))).toMatchObject({
    event: 'x.y',
    unprintable: ['big', 'self'],
  });
});

test('a process goes on when nobody reads its log any more', async () => {
  const program = `
    import { log, ignoreLogWriteErrors } from '#lib/platform/log.ts';
    ignoreLogWriteErrors();
    process.once('SIGTERM', () => {
      log('info', 'test.stopping');
      log('warn', 'test.stopping');
      setImmediate(() => process.exit(7));
    });
    setInterval(() => undefined, 1000);
    log('info', 'test.ready');
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.stderr.destroy();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([7, null]);
});

test('lines that nobody reads take at most a megabyte', async () => {
  const program = `
    import { log } from '#lib/platform/log.ts';
    for (let line = 0; line < 3000; line += 1) log('info', 'test.line', { text: 'x'.repeat(900) });
    process.exit(process.stdout.writableLength < 1.1e6 ? 7 : 1);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  expect(await once(child, 'exit')).toEqual([7, null]);
});
