import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** An image server: `/red.png` is a picture, `/moved.png` redirects to `movedTo`, any other path is a 404, whatever the query. */
export class ImageHost {
  readonly requested: string[] = [];
  movedTo = '';
  readonly #server: Server;

  private constructor(photograph: Buffer) {
    this.#server = createServer(({ url = '' }, response) => {
      this.requested.push(url);
      const path = url.split('?', 1)[0];
      if (path === '/red.png') response.writeHead(200, { 'content-type': 'image/png' }).end(photograph);
      else if (path === '/moved.png') response.writeHead(302, { location: this.movedTo }).end();
      else response.writeHead(404).end();
    });
  }

  static async start(): Promise<ImageHost> {
    const red = { width: 800, height: 600, channels: 3 as const, background: '#c02020' };
    const host = new ImageHost(await sharp({ create: red }).png().toBuffer());
    host.#server.listen(0, '127.0.0.1');
    await once(host.#server, 'listening');
    return host;
  }

  /** `host:port` */
  get name(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  addressOf(picture: string): string {
    return `http://${this.name}/${picture}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
