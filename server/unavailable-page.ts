import { DEALER } from '../lib/dealer.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: #0e1b2a; --ground: #fbfaf7; --lagoon: #005f66; --on: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #eaf0f4; --ground: #0c141c; --lagoon: #5fc9c8; --on: #06262a; } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 4rem 1rem; }
h1 { font-size: 1.9rem; line-height: 1.15; text-wrap: balance; }
a { color: var(--lagoon); }
.again { display: inline-block; padding: .75rem 1.25rem; border-radius: 10px; background: var(--lagoon); color: var(--on); font-weight: 600; text-decoration: none; }
ul { margin: 0; padding: 0; list-style: none; }
li a { display: inline-block; padding: .7rem 0; }
`;

/** Says that the page cannot be had at the moment, and how to reach the dealership meanwhile. Needs nothing but itself. */
export function unavailablePage(): string {
  const phones = DEALER.phones.map((phone) => link(`tel:${phone.replace(/\s/g, '')}`, `Call ${phone}`));
  const ways = [...phones, link(DEALER.social.WhatsApp, 'Ask on WhatsApp')];
  return `<!DOCTYPE html>
<html lang="en-MU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Back in a moment | ${escaped(DEALER.name)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p><strong>${escaped(DEALER.name)}</strong></p>
<h1>This page is not available at the moment</h1>
<p>Our list of cars does not answer just now. It is usually back within minutes.</p>
<p><a class="again" href="">Try again</a></p>
<p>If you do not want to wait, we are glad to help:</p>
<ul>${ways.map((way) => `<li>${way}</li>`).join('')}</ul>
</main>
</body>
</html>
`;
}

function link(address: string, text: string): string {
  return `<a href="${escaped(address)}">${escaped(text)}</a>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
