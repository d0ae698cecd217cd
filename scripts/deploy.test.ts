import { readFileSync } from 'node:fs';
import { join } from 'node:path';

function read(name: string): string {
  return readFileSync(join('deploy', name), 'utf8');
}

test('the container runs as an unprivileged user and stops by SIGTERM', () => {
  expect(read('Containerfile')).toMatch(/^USER 1000:1000$/m);
  expect(read('Containerfile')).toMatch(/^STOPSIGNAL SIGTERM$/m);
});

test.each([
  ['cache.conf', { 'maxmemory-policy': 'allkeys-lru', appendonly: 'no', save: '""' }],
  ['queue.conf', { 'maxmemory-policy': 'noeviction', appendonly: 'yes', appendfsync: 'always' }],
])('%s has the settings that the site requires', (name, expected) => {
  const lines = read(name).matchAll(/^([a-z-]+) (.+)$/gm);
  const settings: Record<string, string> = {};
  for (const [, setting = '', value = ''] of lines) settings[setting] = value;
  expect(settings).toMatchObject(expected);
  expect(settings['maxmemory']).toMatch(/^\d+mb$/);
});

test('nginx of compose.yaml uses the addresses of the sites', () => {
  const replaced = [...read('compose.yaml').matchAll(/s\/(127\.[\d.:]+)\/([\d.]+):3000\//g)];
  expect(replaced).toHaveLength(2);
  for (const [, local = '', address = ''] of replaced) {
    expect(read('nginx.conf')).toContain(`server ${local} `);
    expect(read('compose.yaml')).toContain(`ipv4_address: ${address}`);
  }
});

test('site.env.example has documented settings only', () => {
  const names = [...read('site.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  const documented = readFileSync('docs/configuration.md', 'utf8');
  expect(names.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});

test('no way to run a public site makes it a trial', () => {
  const ways = ['Containerfile', 'compose.yaml', 'dealership@.service', 'site.env.example'];
  expect(ways.filter((name) => read(name).includes('TRIAL'))).toEqual([]);
});
