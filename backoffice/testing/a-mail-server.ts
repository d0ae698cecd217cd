import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAllTests } from './after-all-tests.ts';

export type MailServer = {
  url: string;
  /** The accepted mails with their headers. */
  mails: string[];
  /** Resolves when this many mails were accepted. */
  waitForMails(count: number): Promise<void>;
};

/**
 * A local SMTP server that defers the first mails and accepts all others. It offers TLS, but nobody can use that, as with
 * the self-signed certificate of a mail server that Debian installs.
 */
export async function aMailServer({ deferred = 0 } = {}): Promise<MailServer> {
  const mails: string[] = [];
  const waiting = new Set<() => void>();
  const sockets = new Set<Socket>();
  let deferrals = deferred;

  function receive(mail: string): string {
    if (deferrals > 0) {
      deferrals -= 1;
      return '451 try again later';
    }
    mails.push(mail);
    for (const resume of waiting) resume();
    return '250 accepted';
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    handleConnection(socket, receive);
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
    async waitForMails(count) {
      while (mails.length < count) await new Promise<void>((resolve) => waiting.add(resolve));
    },
  };
}

function handleConnection(socket: Socket, receive: (mail: string) => string): void {
  const mail: string[] = [];
  let isMail = false;
  socket.on('error', () => socket.destroy()); // when the client is killed
  socket.write('220 mail\r\n');
  createInterface({ input: socket }).on('line', (line) => {
    if (isMail && line !== '.') {
      mail.push(line);
      return;
    }
    const command = line.slice(0, 4).toUpperCase();
    if (isMail) socket.write(`${receive(mail.splice(0).join('\n'))}\r\n`);
    else if (command === 'DATA') socket.write('354 go on\r\n');
    else if (command === 'QUIT') socket.end('221 bye\r\n');
    else if (command === 'EHLO') socket.write('250-mail\r\n250 STARTTLS\r\n');
    else if (command === 'STAR') socket.write('454 TLS not available\r\n');
    else socket.write('250 fine\r\n');
    isMail = command === 'DATA' && !isMail;
  });
}
