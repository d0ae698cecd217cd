import { hash } from 'node:crypto';
import { DARK, LIGHT } from '#lib/domain/design/tokens.ts';
import { LOGO } from '#lib/domain/design/logo.ts';
import { DEALER } from './dealer.ts';

const STYLE = `
:root { color-scheme: light dark; ${colours(LIGHT)} }
@media (prefers-color-scheme: dark) { :root { ${colours(DARK)} } }
body { margin: 0; background: var(--background); color: var(--text); font: 1rem/1.55 Arial, Roboto, 'Liberation Sans', sans-serif; overflow-wrap: anywhere; }
main { max-width: 75rem; margin: 0 auto; padding: .75rem 1rem 1rem; }
.brand { display: flex; align-items: center; gap: .5rem; margin: 0 0 3rem; font-size: 1.2rem; font-weight: 800; letter-spacing: -.02em; }
h1 { font-size: 1.9rem; line-height: 1.15; text-wrap: balance; }
a { color: var(--brand); }
.help { display: grid; gap: .75rem 2rem; margin-top: 2rem; padding: 1.25rem; border-radius: 12px; background: var(--surface-sunken); }
.help > :first-child { grid-column: 1 / -1; margin: 0; }
.next { display: inline-block; padding: .75rem 1.25rem; border-radius: 10px; background: var(--brand); color: var(--on-brand); font-weight: 600; text-decoration: none; }
ul { margin: 0; padding: 0; list-style: none; }
li a { display: inline-block; padding: .6rem 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.5rem; align-content: start; margin: .6rem 0; font-variant-numeric: tabular-nums; }
dt:first-child { grid-column: 1 / -1; font-weight: 600; }
dd { margin: 0; }
@media (min-width: 40rem) { .help { grid-template-columns: repeat(2, auto); justify-content: start; } }
@media (min-width: 48.0625rem) { main { padding: 1.125rem 1.5rem; } }
@media (min-width: 60rem) {
.page { display: grid; grid-template-columns: 1fr auto; gap: 3rem; align-items: start; }
h1 { margin-top: 0; }
.help { margin: 0; }
}
`;

const MARK = `<svg aria-hidden="true" width="36" height="36" viewBox="0 0 32 32">
<rect width="32" height="32" rx="8" fill="var(--brand)"/>
<path fill="var(--on-brand)" d="${LOGO.car}"/>
<path fill="var(--brand)" d="${LOGO.window}"/>
<path fill="none" stroke="var(--on-brand)" stroke-linecap="round" stroke-width="2.2" d="${LOGO.wave}"/>
</svg>`;

type ErrorPage = {
  /** What happened. */
  heading: string;
  /** Why it happened, and what the visitor can do. */
  explanation: string;
  /** The link shown as a button; an empty address reloads the page. */
  next: { address: string; text: string };
  /** Beside the phones: when they are answered. */
  hours: readonly DepartmentHours[];
};

/** A department, and the hours of its days. */
type DepartmentHours = { name: string; lines: readonly (readonly [days: string, hours: string])[] };

type Wording = {
  language: string;
  errorPage: { call: (phone: string) => string; askOnWhatsApp: string; orAskUs: string };
};

/** A self-contained page, made without Next, that says what went wrong and how to contact the dealership. */
export function errorPage(
  { heading, explanation, next, hours }: ErrorPage,
  { language, errorPage: { call, askOnWhatsApp, orAskUs } }: Wording,
): string {
  const phones = DEALER.phones.map((phone) => link(`tel:${phone.replace(/\s/g, '')}`, call(phone)));
  const { WhatsApp } = DEALER.social;
  const links = [...phones, ...(WhatsApp ? [link(WhatsApp, askOnWhatsApp)] : [])];
  return `<!DOCTYPE html>
<html lang="${language}-MU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)} | ${escapeHtml(DEALER.name)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="brand">${MARK}${escapeHtml(DEALER.name)}</p>
<div class="page">
<div>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(explanation)}</p>
<p><a class="next" href="${escapeHtml(next.address)}">${escapeHtml(next.text)}</a></p>
</div>
<div class="help">
<p>${escapeHtml(orAskUs)}</p>
<ul>${links.map((item) => `<li>${item}</li>`).join('')}</ul>
${hours.map(hoursList).join('')}
</div>
</div>
</main>
</body>
</html>
`;
}

/** Headers of a page that is not cached, not indexed, and may load nothing but its own style. */
export const ERROR_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

function hoursList({ name, lines }: DepartmentHours): string {
  const rows = lines.map(([days, hours]) => `<dt>${escapeHtml(days)}</dt><dd>${escapeHtml(hours)}</dd>`);
  return `<dl><dt>${escapeHtml(name)}</dt>${rows.join('')}</dl>`;
}

function link(address: string, text: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function colours({ text, background, surfaceSunken, brand, onBrand }: typeof DARK): string {
  return `--text: ${text}; --background: ${background}; --surface-sunken: ${surfaceSunken}; --brand: ${brand}; --on-brand: ${onBrand};`;
}
