import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAllTests } from './after-all-tests.ts';

export type MailServer = {
  url: string;
  /** The mails it took, whole. */
  mails: string[];
  /** Resolves once it has taken so many. */
  untilMails(count: number): Promise<void>;
};

/** An SMTP server on this machine that defers the first mails and accepts all others. */
export async function aMailServer({ deferred = 0 } = {}): Promise<MailServer> {
  const mails: string[] = [];
  const waiting = new Set<() => void>();
  const sockets = new Set<Socket>();
  let refusals = deferred;

  function take(mail: string): string {
    if (refusals > 0) {
      refusals -= 1;
      return '451 try again later';
    }
    mails.push(mail);
    for (const resume of waiting) resume();
    return '250 taken';
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, take);
  });
  afterAllTests(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async untilMails(count) {
      while (mails.length < count) await new Promise<void>((resolve) => waiting.add(resolve));
    },
  };
}

function converse(socket: Socket, take: (mail: string) => string): void {
  const mail: string[] = [];
  let isMail = false;
  socket.on('error', () => socket.destroy()); // a sender that is killed
  socket.write('220 mail\r\n');
  createInterface({ input: socket }).on('line', (line) => {
    if (isMail && line !== '.') {
      mail.push(line);
      return;
    }
    const command = line.slice(0, 4).toUpperCase();
    if (isMail) socket.write(`${take(mail.splice(0).join('\n'))}\r\n`);
    else if (command === 'DATA') socket.write('354 go on\r\n');
    else if (command === 'QUIT') socket.end('221 bye\r\n');
    else socket.write('250 fine\r\n');
    isMail = command === 'DATA' && !isMail;
  });
}
