import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { NOT_FOUND_ROUTE, ON_DEMAND_ROUTES } from './lib/domain/internal-routes.ts';

const DAY = 24 * 60 * 60;

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ['cockatiel', 'parse5-sax-parser', 'parse5', 'entities'], // ES modules: Jest loads them only when compiled
  serverExternalPackages: ['bullmq'], // loaded as it is, and only with QUEUE_REDIS_URL
  typescript: { ignoreBuildErrors: true }, // the check takes 11 s of a 16 s build; `npm run types`, which CI runs, checks the same files
  expireTime: 365 * DAY,
  cacheHandler: fileURLToPath(new URL('./lib/page-cache/handler.ts', import.meta.url)),
  cacheMaxMemorySize: 0,
  htmlLimitedBots: /.*/, // every client gets the metadata in <head>, not streamed later
  turbopack: {
    resolveAlias: { './collect-segment-data': './lib/platform/segment-data.ts' },
  },
  experimental: {
    cssChunking: { type: 'graph', requestCost: 150 }, // weighs a file more against bytes of CSS that a page does not use
  },
  async rewrites() {
    return {
      beforeFiles: [
        ...Object.entries(ON_DEMAND_ROUTES).map(([source, destination]) => ({ source, destination })),
        // Next's own error pages have inline styles, which the security policy forbids
        { source: '/:page(404|500|_not-found|_global-error)', destination: NOT_FOUND_ROUTE },
      ],
      afterFiles: [],
      fallback: [{ source: '/:path*', destination: NOT_FOUND_ROUTE }],
    };
  },
};

/**
 * The deployment id, by which an open tab notices that another build serves: the id of the build. Given to the build too, it
 * would be part of every file's address, and each release would make browsers load unchanged files again.
 */
function deployment(phase) {
  if (phase !== PHASE_PRODUCTION_SERVER) return {};
  const deploymentId = readFileSync('.next/BUILD_ID', 'utf8').trim();
  return { deploymentId, supportsImmutableAssets: true };
}

export default function configFor(phase) {
  const output = phase === PHASE_PRODUCTION_BUILD ? 'standalone' : undefined; // scripts/release makes a release of it
  return { ...config, ...deployment(phase), output };
}
