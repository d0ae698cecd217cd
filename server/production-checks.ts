import { readDealer, remainingPlaceholders } from '#lib/dealer/dealer-file.ts';
import { editDistance } from '#lib/domain/text/edit-distance.ts';
import { type Env, SETTINGS } from '#lib/platform/env.ts';
import { isPrivateAddress } from '#lib/platform/ip-address.ts';
import { log } from '#lib/platform/log.ts';
import { StartError } from './start-error.ts';

const MIN_SECRET_LENGTH = 16;

/** Wrong or exchanged letters of a variable that is meant. */
const MAX_SLIPS = 2;

/** One sentence for each setting that suits a trial but not a public site. @throws EnvError for an invalid DEALER_FILE */
export function trialOnlySettings({ backofficeUrl, siteUrl, dealerFile, revalidateSecret }: Env): string[] {
  const placeholders = remainingPlaceholders(readDealer(dealerFile));
  return [
    ...(backofficeUrl === null ? ['BACKOFFICE_URL is not set: all cars would be samples.'] : []),
    ...(isPrivateUrl(siteUrl)
      ? [`SITE_URL is "${siteUrl}": links and previews lead nobody to the site.`]
      : []),
    ...(siteUrl.startsWith('http:') && !isPrivateUrl(siteUrl)
      ? [`SITE_URL is "${siteUrl}": a public site needs https.`]
      : []),
    ...(revalidateSecret !== null && revalidateSecret.length < MIN_SECRET_LENGTH
      ? [`REVALIDATE_SECRET can be guessed: it has less than ${MIN_SECRET_LENGTH} characters.`]
      : []),
    ...(dealerFile === null
      ? ['DEALER_FILE is not set: the dealership would be placeholders.']
      : placeholders.map(([key, value]) => `DEALER_FILE still has the placeholder "${value}" (${key}).`)),
  ];
}

/** One sentence for each variable that looks like one of the site's but is none. */
export function misspeltVariables(source: Record<string, string | undefined>): string[] {
  const unknown = Object.keys(source).filter((name) => name.includes('_') && !SETTINGS.includes(name));
  return unknown.flatMap((name) => {
    const meant = name.startsWith('DEALER_')
      ? 'DEALER_FILE'
      : SETTINGS.find((setting) => editDistance(name, setting, MAX_SLIPS) <= MAX_SLIPS);
    return source[name]?.trim() && meant ? [`${name} is set, but the site reads ${meant}.`] : [];
  });
}

/**
 * Logs a warning for each misspelt variable, and says when the site is a trial.
 * @throws StartError naming all settings that suit only a trial, unless TRIAL is 1; EnvError for an invalid DEALER_FILE
 */
export function checkForProduction(env: Env, source: Record<string, string | undefined>): void {
  const misspelt = misspeltVariables(source);
  const settings = trialOnlySettings(env);
  if (!env.isTrial && settings.length > 0)
    throw new StartError([...misspelt, ...settings, 'TRIAL=1 starts a site for yourself.'].join('\n'));
  for (const sentence of misspelt) log('warn', 'config.unknown-variable', { sentence });
  if (env.isTrial)
    log('warn', 'config.trial', { sentence: 'TRIAL=1: this site is not for the public.', settings });
}

function isPrivateUrl(siteUrl: string): boolean {
  const hostname = new URL(siteUrl).hostname.replace(/^\[|\]$/g, '');
  return /(?:^|\.)localhost$/.test(hostname) || isPrivateAddress(hostname);
}
