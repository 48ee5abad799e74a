import { createServer, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer, type ListenOptions } from 'node:net';

/**
 * Node accepts one new connection per listening socket and event-loop iteration. Under load, at ten milliseconds per
 * iteration, two thousand simultaneous clients would wait for twenty seconds: several sockets share the address. Only
 * Linux spreads connections over them.
 */
const SOCKETS = process.platform === 'linux' ? 16 : 1;

interface Listeners {
  port: number;
  /** Accepts no new connections; open ones stay. */
  close(): void;
  closeAllConnections(): void;
}

/** Opens an address with servers set up by `prepare`; throws the system's error. */
export async function openListeners(
  { host, port }: { host: string; port: number },
  prepare: (server: Server) => void,
): Promise<Listeners> {
  // Sockets that share an address could also share it with another program's: the first one is opened exclusively to
  // detect that.
  const first = createServer();
  const found = await open(first, { host, port });
  await new Promise(resolve => first.close(resolve));
  const servers = Array.from({ length: SOCKETS }, () => createServer());
  try {
    for (const server of servers) {
      prepare(server);
      await open(server, { host, port: found, reusePort: SOCKETS > 1 });
    }
  } catch (error) {
    for (const server of servers) server.close();
    throw error;
  }
  return {
    port: found,
    close() {
      // Not the HTTP server's own close: that cuts idle connections on which a request may be arriving.
      for (const server of servers) NetServer.prototype.close.call(server);
    },
    closeAllConnections() {
      for (const server of servers) server.closeAllConnections();
    },
  };
}

async function open(server: Server, place: ListenOptions): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}
