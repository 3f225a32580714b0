import type { Socket } from 'node:net';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** The reply to a command of a numbered connection; `null`: none, as of a server that hangs; `undefined`: the usual one. */
export type Reply = (command: string, connection: number) => string | null | undefined;

/** A mail server on a socket. */
export interface SmtpServer {
  readonly url: string;
  /** Every line received, oldest first. */
  readonly received: readonly string[];
  /** Connections so far. */
  readonly connections: () => number;
  /** Ends every connection and stops listening. */
  readonly close: () => Promise<void>;
}

/**
 * A mail server that accepts everything unless `replyTo` returns a reply. Commands are lines, and `greeting` for a new
 * connection, `message` for the end of a message.
 */
export async function openSmtpServer(replyTo: Reply = () => undefined): Promise<SmtpServer> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const connection = sockets.size;
    socket.on('error', () => undefined);
    const answer = (command: string, usual: string) => {
      const reply = replyTo(command, connection);
      if (reply !== null) socket.write(`${reply ?? usual}\r\n`);
    };
    answer('greeting', '220 mail.example.org');
    let isData = false;
    const lines = createInterface({ input: socket });
    // Of the socket: a client may be killed.
    lines.on('error', () => undefined);
    lines.on('line', (line) => {
      received.push(line);
      if (isData && line !== '.') return;
      if (isData) answer('message', '250 Accepted');
      else answer(line, line === 'DATA' ? '354 Go on' : '250 Fine');
      isData = !isData && line === 'DATA';
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => sockets.size,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
