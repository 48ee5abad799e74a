import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where everything goes that a browser asks of another host: nothing comes of it, and it is written down. */
export interface Trap {
  /** As a browser context takes it; what is asked of this machine does not go through it. */
  proxy: { server: string; bypass: string };
  asked: string[];
  close(): Promise<void>;
}

/** A proxy sees every request of a context, whoever makes it: pages, workers, prefetching, icons. */
export async function startTrap(): Promise<Trap> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(502).end();
  });
  server.on('connect', ({ url }, socket) => {
    asked.push(url ?? '');
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    proxy: {
      server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bypass: 'localhost,127.0.0.1',
    },
    asked,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
