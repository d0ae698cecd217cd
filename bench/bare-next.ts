import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { freePorts } from '#scripts/setup/free-ports.mjs';
import { RESULTS } from './report.ts';

const FOLDER = `${RESULTS}/bare-next`;

const LAYOUT = `
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`;

/** A page with this number of paragraphs, cached for a minute like the site's. Each `key` is a different page. */
const PAGE = `
import Link from 'next/link';
export const revalidate = 60;
export function generateStaticParams() { return []; }
const WORDS = 'imported vehicle low mileage automatic petrol reverse camera keyless entry alloy wheels price request'.split(' ');
export default async function Page({ params }) {
  const { paragraphs } = await params;
  const texts = Array.from({ length: Number(paragraphs) }, (_, seed) =>
    Array.from({ length: 12 }, (_, word) => WORDS[(seed * 7919 + word * word * 31) % WORDS.length] + seed).join(' '));
  return <main><h1>Bare Next</h1><Link href="/0/home">Home</Link>{texts.map((text) => <p key={text}>{text}</p>)}</main>;
}`;

/** Without these files Next finds those of the repository in a parent folder, and starts the site. */
const OWN_FILES = {
  'next.config.mjs': 'export default {};',
  'instrumentation.js': 'export function register() {}',
  'proxy.js': "export function proxy() {}\nexport const config = { matcher: '/nothing' };",
};

/** Builds a minimal Next app in bench/results with the repository's Next, and starts it. */
export async function startBareNext() {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(`${FOLDER}/app/[paragraphs]/[key]`, { recursive: true });
  await writeFile(`${FOLDER}/app/layout.js`, LAYOUT);
  await writeFile(`${FOLDER}/app/[paragraphs]/[key]/page.js`, PAGE);
  for (const [name, text] of Object.entries(OWN_FILES)) await writeFile(`${FOLDER}/${name}`, text);
  const build = next('build');
  await once(build, 'exit');
  if (build.exitCode !== 0) throw new Error('The bare Next app could not be built');

  const [port = 0] = await freePorts(1);
  const origin = `http://localhost:${port}`;
  const server = next('start', '--port', String(port));
  while (!(await fetch(origin).catch(() => null))) await setTimeout(100);
  const emptyBytes = await htmlBytes(`${origin}/0/size`);
  const paragraphBytes = ((await htmlBytes(`${origin}/100/size`)) - emptyBytes) / 100;
  return {
    origin,
    /** The path of a page with about this length of HTML. Each key is a different page. */
    pathOf: (bytes: number, key: string) =>
      `/${Math.max(0, Math.round((bytes - emptyBytes) / paragraphBytes))}/${key}`,
    async stop() {
      server.kill();
      await once(server, 'exit');
    },
  };
}

function next(command: string, ...options: string[]) {
  const program = ['node_modules/next/dist/bin/next', command, FOLDER, ...options];
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
  return spawn(process.execPath, program, { stdio: ['ignore', 'ignore', 'inherit'], env });
}

/** The length of a page's HTML. */
export async function htmlBytes(url: string): Promise<number> {
  return (await (await fetch(url)).arrayBuffer()).byteLength;
}
