import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy for all requests to other hosts: it records and refuses them. */
export interface Trap {
  /** The proxy option of a browser context; requests to this machine bypass it. */
  proxy: { server: string; bypass: string };
  asked: string[];
  close(): Promise<void>;
}

/** A proxy sees every request of a context: pages, workers, prefetching, icons. */
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
