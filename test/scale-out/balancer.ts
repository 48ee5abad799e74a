import { setTimeout as pause } from 'node:timers/promises';
import { Agent, createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  url: string;
  add(target: string): void;
  /** Addresses that answer /readyz with 200 at this moment. */
  ready(): string[];
  /** Responses per process. */
  answered: ReadonlyMap<string, number>;
  /** Why requests could not be handed on. */
  refused: readonly string[];
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 100;

/** Distributes requests over the ready processes, keeps connections to them, and retries nothing. */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  const all = new Set(targets);
  const ready = new Set<string>();
  const answered = new Map<string, number>();
  const refused: string[] = [];
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const look = async (target: string): Promise<void> => {
    const isReady = await fetch(`${target}/readyz`).then(
      async response => (await response.text(), response.ok),
      () => false,
    );
    if (isReady) ready.add(target);
    else ready.delete(target);
  };
  await Promise.all([...all].map(look));
  let isOver = false;
  // Probes run one after the other, so that an old result cannot overwrite a newer one.
  const watching = (async () => {
    while (!isOver) {
      await pause(LOOK_EVERY_MS);
      await Promise.all([...all].map(look));
    }
  })();

  const refuse = (outgoing: ServerResponse, why: string): void => {
    refused.push(why);
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  };
  const server = createServer((incoming, outgoing) => {
    const open = [...ready];
    const target = open[turn++ % Math.max(1, open.length)];
    if (target === undefined) return refuse(outgoing, 'nobody is ready');
    const { hostname, port } = new URL(target);
    const { method, url: path, headers } = incoming;
    const onward = request({ hostname, port, method, path, headers, agent }, response => {
      answered.set(target, (answered.get(target) ?? 0) + 1);
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.on('error', error => refuse(outgoing, error.message)).pipe(outgoing);
    });
    onward.on('error', error => refuse(outgoing, `${method} ${path}: ${error.message}`));
    incoming.pipe(onward);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: target => void all.add(target),
    ready: () => [...ready],
    answered,
    refused,
    async stop() {
      isOver = true;
      await watching;
      agent.destroy();
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
