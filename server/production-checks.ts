import { resolveDealer, remainingPlaceholders } from '#lib/dealer/dealer.ts';
import type { Env } from '#lib/platform/env.ts';
import { isPrivateAddress } from '#lib/platform/ip-address.ts';
import { log } from '#lib/platform/log.ts';
import { StartError } from './start-error.ts';

/**
 * One sentence for each setting that suits a trial but not a public site. A site with the embedded backoffice is a
 * trial itself and has none, unless STRICT_CONFIG is set.
 */
export function trialOnlySettings({ backofficeUrl, siteUrl, dealer, isStrict }: Env): string[] {
  if (backofficeUrl === null && !isStrict) return [];
  const placeholders = remainingPlaceholders(resolveDealer(dealer));
  return [
    ...(isPrivateUrl(siteUrl)
      ? [`SITE_URL is "${siteUrl}": links and previews lead nobody to the site.`]
      : []),
    ...placeholders.map(([variable, value]) => `${variable} is still the placeholder "${value}".`),
  ];
}

/**
 * Logs a warning for each such setting.
 * @throws StartError naming all of them when STRICT_CONFIG is set.
 */
export function checkForProduction(env: Env): void {
  const sentences = trialOnlySettings(env);
  if (env.isStrict && sentences.length > 0) throw new StartError(sentences.join('\n'));
  for (const sentence of sentences) log('warn', 'config.trial-setting', { sentence });
}

function isPrivateUrl(siteUrl: string): boolean {
  const hostname = new URL(siteUrl).hostname.replace(/^\[|\]$/g, '');
  return /(?:^|\.)localhost$/.test(hostname) || isPrivateAddress(hostname);
}
