import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freePort } from '../db/embedded/free-port.ts';
import { listen } from './listener.ts';

type Outcome = 'answered' | 'refused' | 'broken';

function ask(port: number, agent: Agent | undefined): Promise<Outcome> {
  return new Promise(resolve => {
    const request = get({ host: '127.0.0.1', port, agent }, response => {
      response.resume();
      response.once('end', () => resolve(response.complete ? 'answered' : 'broken'));
      response.once('error', () => resolve('broken'));
    });
    request.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'broken'),
    );
  });
}

test.for([{ keepAlive: true }, { keepAlive: false }])(
  'a stop under 200 requests a second breaks none of them (kept-alive connections: $keepAlive)',
  { retry: 2 },
  async ({ keepAlive }) => {
    const slowly = async (): Promise<Response> => {
      await delay(Math.random() * 100);
      return new Response('done');
    };
    const listener = await listen({
      fetch: slowly,
      host: '127.0.0.1',
      port: await freePort(),
      variable: 'PORT',
    });
    const agent = keepAlive ? new Agent({ keepAlive: true, maxSockets: 32 }) : undefined;
    const before: Promise<Outcome>[] = [];
    const after: Promise<Outcome>[] = [];
    let asked = before;
    const load = setInterval(() => asked.push(ask(listener.port, agent)), 5);
    while (before.length < 100) await delay(20);
    asked = after;
    const startedAt = performance.now();
    await listener.stop(4_000);
    // Well below its limit: it waits for answers that take a tenth of a second.
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    while (after.length === 0) await delay(20);
    await delay(50);
    clearInterval(load);
    expect(new Set(await Promise.all(before))).toEqual(new Set(['answered']));
    expect(await Promise.all(after)).toContain('refused');
    agent?.destroy();
  },
);

test(
  'a stop does not wait for event streams, and cuts what takes longer than its patience',
  { retry: 2 },
  async () => {
    const endless = (request: Request): Response => {
      const type = new URL(request.url).pathname === '/events' ? 'text/event-stream' : 'text/plain';
      return new Response(
        new ReadableStream({ start: stream => stream.enqueue(new TextEncoder().encode('x')) }),
        {
          headers: { 'content-type': type },
        },
      );
    };
    for (const [path, least, most] of [
      ['/events', 0, 700],
      ['/forever', 900, 1_500],
    ] as const) {
      const listener = await listen({
        fetch: endless,
        host: '127.0.0.1',
        port: await freePort(),
        variable: 'PORT',
      });
      const socket = connect(listener.port, '127.0.0.1');
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      await new Promise(resolve => socket.once('data', resolve));
      const closed = new Promise(resolve => socket.once('close', resolve));
      socket.on('error', () => undefined);
      const startedAt = performance.now();
      await listener.stop(1_000);
      await closed;
      const elapsed = performance.now() - startedAt;
      expect(elapsed).toBeGreaterThanOrEqual(least);
      expect(elapsed).toBeLessThan(most);
    }
  },
);

test('a port in use and a foreign address are refused with a sentence naming the variable', async () => {
  const fetch = (): Response => new Response();
  const port = await freePort();
  const listener = await listen({ fetch, host: '127.0.0.1', port, variable: 'PORT' });
  await expect(listen({ fetch, host: '127.0.0.1', port, variable: 'METRICS_PORT' })).rejects.toThrow(
    `METRICS_PORT ${port} is in use on 127.0.0.1: stop the program that holds it, or set another METRICS_PORT.`,
  );
  await listener.stop(0);
  await expect(listen({ fetch, host: '192.0.2.1', port, variable: 'PORT' })).rejects.toThrow(
    'HOST 192.0.2.1 is not an address of this machine.',
  );
});

test('three hundred who come at once are let in within few rounds of the event loop', async () => {
  const listener = await listen({
    fetch: () => new Response('done'),
    host: '127.0.0.1',
    port: await freePort(),
    variable: 'PORT',
  });
  const sockets = Array.from({ length: 300 }, () =>
    connect(listener.port, '127.0.0.1').on('error', () => undefined),
  );
  const answered = Promise.all(
    sockets.map(socket => {
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
      return new Promise(resolve => socket.once('data', resolve));
    }),
  );
  let isOver = false;
  void answered.then(() => (isOver = true));
  let rounds = 0;
  for (; !isOver; rounds += 1) await new Promise(resolve => setImmediate(resolve));
  // One at a time it takes three hundred and more.
  expect(rounds).toBeLessThan(process.platform === 'linux' ? 150 : 2_000);
  for (const socket of sockets) socket.destroy();
  await listener.stop(1_000);
});
