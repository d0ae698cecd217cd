import { fileURLToPath } from 'node:url';

import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants.js';

import { readEnv } from './lib/platform/env.ts';
import { optimisedPictures } from './lib/domain/pictures/optimised-pictures.ts';
import { remotePatterns } from './lib/domain/pictures/remote-patterns.ts';
import { isPrivateHost } from './lib/platform/private-host.ts';
import { POLICY_OF_A_FILE } from './server/security-headers.ts';

const env = readEnv(process.env);
const DAY = 24 * 60 * 60;
const MEGA = 1_000_000;

/** Pages without a parameter of their own get one, so that none is rendered at build time, without a backoffice. */
const ON_DEMAND = {
  '/': 'landing',
  '/about': 'about',
  '/ads': 'ads',
  '/blogs': 'blogs',
  '/preorder': 'preorder',
  '/preown': 'preown',
  '/privacy': 'privacy',
  '/services': 'services',
};

const MISSING = '/internal/on-demand/missing';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ['parse5-sax-parser', 'parse5', 'entities'], // ES modules, which Jest loads only when they are compiled like the site's own
  typescript: { ignoreBuildErrors: true }, // 11 s of a build of 16 s, and `npm run types` checks the whole tree already
  expireTime: 365 * DAY,
  cacheHandler: fileURLToPath(new URL('./lib/page-cache/handler.ts', import.meta.url)),
  cacheMaxMemorySize: 0,
  htmlLimitedBots: /.*/, // the head of a page comes first, whoever asks
  images: {
    remotePatterns: remotePatterns(optimisedPictures(env)),
    localPatterns: [], // the site's own are served as they are
    maximumRedirects: 0,
    maximumResponseBody: 20 * MEGA,
    maximumDiskCacheSize: 1000 * MEGA,
    contentSecurityPolicy: `${POLICY_OF_A_FILE}; sandbox`,
    qualities: [70],
    minimumCacheTTL: 7 * DAY,
  },
  experimental: {
    imgOptMaxInputPixels: 64 * MEGA, // twice what a good camera takes
  },
  async rewrites() {
    return {
      beforeFiles: [
        ...Object.entries(ON_DEMAND).map(([source, page]) => ({
          source,
          destination: `/internal/on-demand/${page}`,
        })),
        // Next's own error pages: their inline styles are against the policy
        { source: '/:page(404|500|_not-found|_global-error)', destination: MISSING },
      ],
      afterFiles: [],
      fallback: [{ source: '/:path*', destination: MISSING }],
    };
  },
};

/** Where the backoffice is, is asked when the site starts: it may be built on another machine. */
async function isBackofficePrivate(phase) {
  const isStart = phase === PHASE_PRODUCTION_SERVER || phase === PHASE_DEVELOPMENT_SERVER;
  return isStart && env.backofficeUrl !== null && isPrivateHost(new URL(env.backofficeUrl).hostname);
}

export default async function configFor(phase) {
  const dangerouslyAllowLocalIP = await isBackofficePrivate(phase);
  return { ...config, images: { ...config.images, dangerouslyAllowLocalIP } };
}
