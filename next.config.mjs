import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ['cockatiel', 'parse5-sax-parser', 'parse5', 'entities'], // ES modules: Jest loads them only when compiled
  cacheMaxMemorySize: 0, // pages are cached in front of Next
  htmlLimitedBots: /.*/, // every client gets the metadata in <head>, not streamed later
  experimental: {
    cssChunking: { type: 'graph', requestCost: 150 }, // weighs a file more against bytes of CSS that a page does not use
  },
};

export default function configFor(phase) {
  const output = phase === PHASE_PRODUCTION_BUILD ? 'standalone' : undefined; // scripts/release makes a release of it
  return { ...config, output };
}
