import { freePorts } from '#scripts/setup/free-ports.mjs';

/** Chosen once; the workers inherit the variable. */
process.env.E2E_PORTS ??= String(await freePorts(5));

const [reference = 0, dirty = 0, dirtyBackoffice = 0, orphan = 0, nobody = 0] =
  process.env.E2E_PORTS.split(',').map(Number);

/** Ports of the sites and backoffices that all workers share. */
export const PORTS = { reference, dirty, dirtyBackoffice, orphan };

/** The site with its embedded backoffice, the site on a backoffice whose data is dirty, and the site without one. */
export const SITES = {
  reference: `http://localhost:${reference}`,
  dirty: `http://localhost:${dirty}`,
  orphan: `http://localhost:${orphan}`,
};

/** Addresses of the backoffices. No server listens on the port of the last one. */
export const BACKOFFICES = {
  reference: '',
  dirty: `http://127.0.0.1:${dirtyBackoffice}`,
  orphan: `http://127.0.0.1:${nobody}`,
};
