import { fileURLToPath } from 'node:url';

import { readEnv } from './lib/env.ts';
import { isPrivateHost, pictureSources } from './lib/picture-sources.ts';
import { POLICY_OF_A_FILE } from './server/security-headers.ts';

const { backofficeUrl, imageHosts } = readEnv(process.env);
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

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ['cockatiel'], // ES modules, which Jest loads only when they are compiled like the site's own
  typescript: { ignoreBuildErrors: true }, // `npm run types` checks the whole tree, and once is enough
  expireTime: 365 * DAY,
  cacheHandler: fileURLToPath(new URL('./lib/cache/handler.ts', import.meta.url)),
  cacheMaxMemorySize: 0,
  htmlLimitedBots: /.*/, // the head of a page comes first, whoever asks
  images: {
    remotePatterns: pictureSources({ backofficeUrl, imageHosts }),
    localPatterns: [], // the site's own are served as they are
    dangerouslyAllowLocalIP: backofficeUrl !== null && isPrivateHost(new URL(backofficeUrl).hostname),
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
      beforeFiles: Object.entries(ON_DEMAND).map(([source, page]) => ({
        source,
        destination: `/internal/on-demand/${page}`,
      })),
      afterFiles: [],
      fallback: [{ source: '/:path*', destination: '/internal/on-demand/missing' }],
    };
  },
};

export default config;
