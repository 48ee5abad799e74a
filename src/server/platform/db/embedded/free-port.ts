import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** A port of 127.0.0.1 below the range of outgoing connections: a retrying client cannot connect to itself there. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>(resolve => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise(resolve => probe.close(resolve));
    return port;
  }
}
