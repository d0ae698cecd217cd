import { startSite } from '#e2e/resilience/site.ts';
import { PORTS } from '#e2e/sites.ts';

/** Starts the site with its embedded backoffice. @returns a function that stops it */
export default async function startReferenceSite(): Promise<() => Promise<void>> {
  const site = await startSite({
    backofficeUrl: '',
    dataDir: `test-results/browsers/data/${PORTS.reference}`,
    port: PORTS.reference,
  });
  return async () => {
    await site.stop();
  };
}
