import { Agent, createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  url: string;
  add(target: string): void;
  /** Addresses that answer /readyz with 200 at this moment. */
  ready(): string[];
  /** Answers by which process gave them. */
  answered: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 100;

/** Hands requests round the processes that say they are ready, keeps connections to them, and repeats nothing. */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  const all = new Set(targets);
  const ready = new Set<string>();
  const answered = new Map<string, number>();
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
  const timer = setInterval(() => void Promise.all([...all].map(look)), LOOK_EVERY_MS);

  const refuse = (outgoing: ServerResponse): void => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  };
  const server = createServer((incoming, outgoing) => {
    const open = [...ready];
    const target = open[turn++ % Math.max(1, open.length)];
    if (target === undefined) return refuse(outgoing);
    const { hostname, port } = new URL(target);
    const { method, url: path, headers } = incoming;
    const onward = request({ hostname, port, method, path, headers, agent }, response => {
      answered.set(target, (answered.get(target) ?? 0) + 1);
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.on('error', () => refuse(outgoing)).pipe(outgoing);
    });
    onward.on('error', () => refuse(outgoing));
    incoming.pipe(onward);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: target => void all.add(target),
    ready: () => [...ready],
    answered,
    async stop() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
