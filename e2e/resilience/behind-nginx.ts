import { findSystemProgram } from '#scripts/setup/system-programs.mjs';
import { type Change, type Nginx, startNginx } from './nginx.ts';
import { test as base } from './one-site.ts';
import type { Site } from './site.ts';

const program = findSystemProgram('nginx');

/** Starts nginx in front of two sites or one. */
type OpenNginx = (sites: [Pick<Site, 'port'>, Pick<Site, 'port'>?], changes?: Change[]) => Promise<Nginx>;

/** The `test` of one-site.ts with nginx; skipped where it is not installed. */
export const test = base.extend<{ openNginx: OpenNginx }>({
  openNginx: async ({}, provide) => {
    base.skip(program === null, 'There is no nginx on this machine.');
    const opened: Nginx[] = [];
    await provide(async ([first, second = first], changes) => {
      const nginx = await startNginx(program ?? '', [first.port, second.port], { changes });
      opened.push(nginx);
      return nginx;
    });
    await Promise.all(opened.map((nginx) => nginx.stop()));
  },
});
