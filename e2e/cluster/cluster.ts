import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sampleVehicles } from '#backoffice/sample-data/read-samples.ts';
import { type Nginx, startNginx } from '#e2e/resilience/nginx.ts';
import { type ReferenceBackoffice, startReferenceBackoffice } from '#e2e/resilience/reference-backoffice.ts';
import { type Site, startSite } from '#e2e/resilience/site.ts';
import { RedisServer } from '#lib/platform/testing/redis-server.ts';
import { freePorts } from '#scripts/setup/free-ports.mjs';

/** Sends a minute per client and form. */
export const SENDS_PER_MINUTE = 20;

const DEPLOY = fileURLToPath(new URL('../../deploy', import.meta.url));

/** Chassis numbers of cars in stock. */
export const CARS = sampleVehicles()
  .filter(({ status }) => status === 'IN STOCK')
  .map(({ chassisNumber }) => chassisNumber);

export type Cluster = {
  /** Two sites, each with its own DATA_DIR. A restarted site replaces the previous one. */
  sites: [Site, Site];
  nginx: Nginx;
  /** Addresses of the sites' metrics. */
  metricsUrls: string[];
  /** The Redis of shared state (REDIS_URL). */
  cache: RedisServer;
  /** The Redis of enquiries (QUEUE_REDIS_URL). */
  queue: RedisServer;
  backoffice: ReferenceBackoffice;
  /** Restarts a site that has ended, on the same port and data. */
  restartSite(index: 0 | 1): Promise<void>;
  /** Restarts the backoffice after it has ended, on the same port and data. */
  restartBackoffice(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts two sites behind nginx, two Redis servers and the reference backoffice, as processes on this machine.
 * @param folder directory for all their data
 * @param programs paths of nginx and redis-server
 * @param env further settings of the sites
 */
export async function startCluster(
  folder: string,
  programs: { nginx: string; redis: string },
  env: Record<string, string> = {},
): Promise<Cluster> {
  const ports = await freePorts(7);
  const [cachePort = 0, queuePort = 0, portA = 0, portB = 0, metricsA = 0, metricsB = 0, nginxPort = 0] =
    ports;

  async function startRedis(name: 'cache' | 'queue', port: number): Promise<RedisServer> {
    const directory = path.join(folder, name);
    await mkdir(directory, { recursive: true });
    const settings = [path.join(DEPLOY, `${name}.conf`)];
    const server = new RedisServer({ program: programs.redis, port, directory, settings });
    await server.start();
    return server;
  }
  function startOwnBackoffice(port?: number): Promise<ReferenceBackoffice> {
    return startReferenceBackoffice(path.join(folder, 'backoffice'), port);
  }
  const [cache, queue, backoffice] = await Promise.all([
    startRedis('cache', cachePort),
    startRedis('queue', queuePort),
    startOwnBackoffice(),
  ]);

  function startOwnSite(port: number): Promise<Site> {
    return startSite({
      backofficeUrl: backoffice.url,
      dataDir: path.join(folder, String(port)),
      port,
      env: {
        SITE_URL: 'http://dealership.example',
        REDIS_URL: cache.url,
        QUEUE_REDIS_URL: queue.url,
        RATE_LIMIT_PER_MINUTE: String(SENDS_PER_MINUTE),
        METRICS_PORT: String(port === portA ? metricsA : metricsB),
        TRUST_PROXY: '2', // nginx, and the test, which acts as a load balancer before it and names the client
        ...env,
      },
    });
  }
  const sites = await Promise.all([startOwnSite(portA), startOwnSite(portB)]);
  const nginx = await startNginx(programs.nginx, [portA, portB], {
    port: nginxPort,
    changes: [['zone=dealership_forms:10m rate=50r/s', 'zone=dealership_forms:10m rate=1000r/s']], // of one client
  });

  const cluster: Cluster = {
    ...{ sites, nginx, cache, queue, backoffice },
    metricsUrls: [metricsA, metricsB].map((port) => `http://127.0.0.1:${port}/metrics`),
    async restartSite(index) {
      cluster.sites[index] = await startOwnSite(cluster.sites[index].port);
    },
    async restartBackoffice() {
      cluster.backoffice = await startOwnBackoffice(cluster.backoffice.port);
    },
    async stop() {
      await nginx.stop();
      await Promise.all(cluster.sites.map((site) => site.kill('SIGKILL')));
      await Promise.all([cache.kill(), queue.kill(), cluster.backoffice.kill()]);
    },
  };
  return cluster;
}
