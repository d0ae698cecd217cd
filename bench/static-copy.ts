import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type Nginx, runNginx } from '#e2e/resilience/nginx.ts';

const COMPRESSED = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Serves the site's responses at these paths by nginx, as files compressed at the highest level. Any other search gets
 * the page of the unfiltered search.
 * @param program the path of nginx
 */
export function startStaticCopy(program: string, origin: string, paths: Iterable<string>): Promise<Nginx> {
  return runNginx(program, async ({ folder, port }) => {
    for (const encoding of ['identity', 'br', 'gzip']) await mkdir(`${folder}/${encoding}`);
    const names = new Map<string, string>();
    const types = new Set<string>();
    for (const path of paths) {
      const { type, body } = await download(origin + path);
      const extension = type.replace(/^.*\/|\+xml$/g, '');
      const name = `${names.size}.${extension}`;
      names.set(path, name);
      types.add(`${type} ${extension};`);
      await writeFile(`${folder}/identity/${name}`, body);
      if (/^image\/(?!svg)|^font/.test(type)) continue;
      for (const [encoding, compress] of Object.entries(COMPRESSED))
        await writeFile(`${folder}/${encoding}/${name}`, await compress(body));
    }
    const files = [...names].map(([path, name]) => `${JSON.stringify(path)} ${name};`);
    return `
  types { ${[...types].join(' ')} }
  sendfile on;
  keepalive_requests 1000000;
  open_file_cache max=2000;
  map_hash_bucket_size 2048;
  map $request_uri $file { ${files.join(' ')} ~^/search\\? ${names.get('/search') ?? 'none'}; default none; }
  map "$file $http_accept_encoding" $encoding { ~^\\S+\\.(webp|png|jpeg|avif|woff2) identity; ~br br; ~gzip gzip; default identity; }
  map $encoding $content_encoding { identity ""; default $encoding; }
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    add_header Content-Encoding $content_encoding;
    add_header Vary Accept-Encoding;
    location / { try_files /$encoding/$file =404; }
  }`;
  });
}

async function download(url: string): Promise<{ type: string; body: Buffer }> {
  const response = await fetch(url, {
    headers: { accept: 'image/avif,image/webp,*/*', 'accept-encoding': 'identity' },
  });
  if (!response.ok) throw new Error(`${url} has the status ${response.status}`);
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  return { type, body: Buffer.from(await response.arrayBuffer()) };
}
