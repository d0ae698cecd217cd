import { readFileSync } from 'node:fs';
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ['cockatiel', 'parse5-sax-parser', 'parse5', 'entities'], // ES modules: Jest loads them only when compiled
  cacheMaxMemorySize: 0, // pages are cached in front of Next
  htmlLimitedBots: /.*/, // every client gets the metadata in <head>, not streamed later
  experimental: {
    validateRSCRequestHeaders: false, // would redirect a client navigation: the page cache answers by its headers
    cssChunking: { type: 'graph', requestCost: 150 }, // weighs a file more against bytes of CSS that a page does not use
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
