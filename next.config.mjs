import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { readEnv } from './lib/platform/env.ts';
import { NOT_FOUND_ROUTE, ON_DEMAND_ROUTES } from './lib/domain/internal-routes.ts';
import { optimisedPictures } from './lib/domain/pictures/optimised-pictures.ts';
import {
  OPTIMISER_WIDTHS,
  PICTURE_LIFETIME_SECONDS,
  PICTURE_QUALITY,
} from './lib/domain/pictures/optimised-address.ts';
import { remotePatterns } from './lib/domain/pictures/remote-patterns.ts';
import { isPrivateHost } from './lib/platform/private-host.ts';
import { FILE_POLICY } from './server/security-headers.ts';

const env = readEnv(process.env);
const DAY = 24 * 60 * 60;
const MEGA = 1_000_000;

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
  images: {
    remotePatterns: remotePatterns(optimisedPictures(env)),
    localPatterns: [], // files in public/ are not optimised
    maximumRedirects: 0,
    maximumResponseBody: 20 * MEGA,
    contentSecurityPolicy: `${FILE_POLICY}; sandbox`,
    imageSizes: [],
    deviceSizes: OPTIMISER_WIDTHS,
    qualities: [PICTURE_QUALITY],
    minimumCacheTTL: PICTURE_LIFETIME_SECONDS,
  },
  turbopack: {
    resolveAlias: { './collect-segment-data': './lib/platform/segment-data.ts' },
  },
  experimental: {
    cssChunking: { type: 'graph', requestCost: 150 }, // weighs a file more against bytes of CSS that a page does not use
    imgOptMaxInputPixels: 64 * MEGA, // twice the resolution of a good camera
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

/** Checked when the site starts, not when it is built, which may happen on another machine. */
async function isBackofficePrivate(phase) {
  const isStart = phase === PHASE_PRODUCTION_SERVER || phase === PHASE_DEVELOPMENT_SERVER;
  return isStart && env.backofficeUrl !== null && isPrivateHost(new URL(env.backofficeUrl).hostname);
}

/**
 * The deployment id, by which an open tab notices that another build serves: the id of the build. Given to the build too, it
 * would be part of every file's address, and each release would make browsers load unchanged files again.
 */
function deployment(phase) {
  if (phase !== PHASE_PRODUCTION_SERVER) return {};
  const deploymentId = readFileSync('.next/BUILD_ID', 'utf8').trim();
  return { deploymentId, supportsImmutableAssets: true };
}

export default async function configFor(phase) {
  const images = {
    ...config.images,
    dangerouslyAllowLocalIP: await isBackofficePrivate(phase),
    customCacheHandler: phase === PHASE_PRODUCTION_SERVER, // else beside the build, which may not be writable
  };
  const output = phase === PHASE_PRODUCTION_BUILD ? 'standalone' : undefined; // scripts/release makes a release of it
  return { ...config, ...deployment(phase), output, images };
}
