import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import * as v from 'valibot';
import { parse } from 'yaml';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { runNode } from '#server/testing/program.ts';

function read(name: string): string {
  return readFileSync(join('deploy', name), 'utf8');
}

/** The instructions of a Containerfile, each on one line. */
function instructions(): [name: string, text: string][] {
  const lines = read('Containerfile')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  return lines
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1)]);
}

function textsOf(name: string): string[] {
  return instructions().flatMap(([known, text]) => (known === name ? [text] : []));
}

test('the linter finds no problems in the Containerfile', () => {
  expect(validate(read('Containerfile'))).toEqual([]);
});

/** A container engine that is running: many machines have only its client. */
const engine = ['docker', 'podman'].find((name) => spawnSync(name, ['info']).status === 0);
const image = process.env['NODE_IMAGE'];

(engine !== undefined && image !== undefined ? test : test.skip)(
  'the image can be built (needs a running container engine, and NODE_IMAGE with an image by digest)',
  () => {
    const parameters = ['build', '-f', 'deploy/Containerfile', '--build-arg', `NODE_IMAGE=${image}`, '.'];
    const { status, stderr } = spawnSync(String(engine), parameters, { encoding: 'utf8' });
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  },
  900_000,
);

test('the image is based on NODE_IMAGE, runs as an unprivileged user, and stops by SIGTERM', () => {
  expect(textsOf('ARG')).toEqual(['NODE_IMAGE']);
  expect(textsOf('FROM')).toEqual(['${NODE_IMAGE} AS build', '${NODE_IMAGE}']);
  expect(textsOf('USER')).toEqual(['1000:1000']);
  expect(textsOf('STOPSIGNAL')).toEqual(['SIGTERM']);
  const [, ...program] = v.parse(v.array(v.string()), JSON.parse(textsOf('CMD')[0] ?? ''));
  expect(existsSync(program.at(-1) ?? '')).toBe(true);
});

test.each([
  [200, 0],
  [503, 1],
])('the health check of a site with status %i exits with %i', async (status, code) => {
  const site = createServer(({ url }, response) => {
    response.writeHead(url === '/api/health/live' ? status : 404).end();
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const [, command = ''] = /CMD (\[.*\])$/.exec(textsOf('HEALTHCHECK')[0] ?? '') ?? [];
  const [, ...parameters] = v.parse(v.array(v.string()), JSON.parse(command));
  const { port } = site.address() as AddressInfo; // never a string: the server listens on a port
  expect((await runNode(parameters, { PORT: String(port) }).outcome).code).toBe(code);
  site.close();
});

const composeSchema = v.object({
  services: v.record(
    v.string(),
    v.looseObject({
      image: v.string(),
      restart: v.string(),
      read_only: v.boolean(),
      cap_drop: v.array(v.string()),
      security_opt: v.array(v.string()),
      healthcheck: v.optional(v.unknown()),
      volumes: v.array(v.string()),
      networks: v.unknown(),
    }),
  ),
});

const file = read('compose.yaml');
const { services } = v.parse(composeSchema, parse(file, { merge: true }));

test.each(Object.entries(services))(
  '%s of compose.yaml is restarted and hardened, and mounts files read-only',
  (_name, service) => {
    expect(service).toMatchObject({
      restart: 'unless-stopped',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    const mounted = service.volumes.map((volume) => volume.split(':'));
    for (const [from = '', , access] of mounted) {
      if (!from.startsWith('./')) continue;
      const exists = from === './tls' || existsSync(join('deploy', from));
      expect({ from, access, exists }).toEqual({ from, access: 'ro', exists: true });
    }
  },
);

test('nginx of compose.yaml uses the addresses of the sites', () => {
  const replaced = [...file.matchAll(/s\/(127\.[\d.:]+)\/([\d.]+):3000\//g)];
  expect(replaced).toHaveLength(2);
  for (const [index, [, local = '', address]] of replaced.entries()) {
    expect(read('nginx.conf')).toContain(`server ${local} `);
    expect(services[`site-${index + 1}`]?.networks).toMatchObject({ inside: { ipv4_address: address } });
  }
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

test('site.env.example has documented settings only', () => {
  const names = [...read('site.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  const documented = readFileSync('docs/configuration.md', 'utf8');
  expect(names.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});

test('each port of the unit may have settings of its own, which replace the common ones', () => {
  const files = [...read('dealership@.service').matchAll(/^EnvironmentFile=(.+)$/gm)].map(([, path]) => path);
  expect(files).toEqual(['/etc/dealership/site.env', '-/etc/dealership/site-%i.env']);
});

const analyser = '/usr/bin/systemd-analyze';
const withSystemd = existsSync(analyser) ? test : test.skip;

withSystemd('systemd accepts the unit', () =>
  withTempDirectory((directory) => {
    const unit = join(directory, 'dealership@.service');
    writeFileSync(
      unit,
      read('dealership@.service').replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`),
    );
    const { status, stderr } = spawnSync(analyser, ['verify', unit], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return Promise.resolve();
  }),
);
