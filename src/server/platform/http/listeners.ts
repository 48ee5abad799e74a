import { createServer, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer, type ListenOptions } from 'node:net';

/**
 * Node takes one new connection a listening socket and round of its event loop. Under load, when a round takes ten
 * milliseconds, two thousand who come at once would wait for twenty seconds: several sockets share the address.
 * Elsewhere than on Linux connections are not spread over them.
 */
const DOORS = process.platform === 'linux' ? 16 : 1;

interface Listeners {
  port: number;
  /** Takes no new connections; those that are open stay. */
  close(): void;
  closeAllConnections(): void;
}

/** Opens an address with servers that `prepare` has made ready; throws what the system says against it. */
export async function openListeners(
  { host, port }: { host: string; port: number },
  prepare: (server: Server) => void,
): Promise<Listeners> {
  // Sockets that share an address would share it with those of another program, too: the first look is a jealous one.
  const first = createServer();
  const found = await open(first, { host, port });
  await new Promise(resolve => first.close(resolve));
  const servers = Array.from({ length: DOORS }, () => createServer());
  try {
    for (const server of servers) {
      prepare(server);
      await open(server, { host, port: found, reusePort: DOORS > 1 });
    }
  } catch (error) {
    for (const server of servers) server.close();
    throw error;
  }
  return {
    port: found,
    close() {
      // Not the HTTP server's own close: that cuts idle connections on which a request may be coming in.
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
