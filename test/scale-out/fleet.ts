import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#server/platform/db/embedded/free-port.ts';
import { startProduct, type Product } from '#test/harness/product.ts';

const SECRET = 'k7Qw2xZp9Lm4Vb8Nc1Hj6Tr3Yd5Fs0Ga';
export const LEAVE_AFTER_SECONDS = 2;

export interface Member extends Product {
  metrics(): Promise<string>;
}

/** Processes of the product on one database, each with a data folder and ports of its own. */
export function createFleet(env: Record<string, string>) {
  const members = new Set<Member>();
  const start = async (own: Record<string, string>): Promise<Member> => {
    const metricsPort = await freePort();
    const product = await startProduct({
      APP_SECRET: SECRET,
      TRUST_PROXY: 'true',
      SHUTDOWN_DELAY_SECONDS: String(LEAVE_AFTER_SECONDS),
      METRICS_PORT: String(metricsPort),
      ...env,
      ...own,
    });
    const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const member: Member = { ...product, metrics };
    members.add(member);
    return member;
  };
  return {
    web: (own: Record<string, string> = {}) => start({ WORKERS: '0', ...own }),
    worker: (own: Record<string, string> = {}) => start({ WORKERS: '2', ...own }),
    /** At the end of a test nothing waits for a graceful shutdown. */
    stopAll: async () => void (await Promise.all([...members].map(member => member.stop('SIGKILL')))),
  };
}

/** A metric of a process, by name and labels as written; 0 if absent. */
export function figure(metrics: string, name: string): number {
  const line = metrics.split('\n').find(one => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}

export interface Visitor {
  token: string;
  email: string;
}

export async function signUp(url: string, email: string): Promise<Visitor> {
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'une phrase assez longue' }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return { token: ((await response.json()) as { access_token: string }).access_token, email };
}

/** Requests the same URL repeatedly over several connections until stopped; returns every outcome. */
export function keepAsking(ask: () => Promise<Response>, atOnce: number): { stop(): Promise<string[]> } {
  const outcomes: string[] = [];
  let isOver = false;
  const asking = Array.from({ length: atOnce }, async () => {
    while (!isOver) {
      try {
        const response = await ask();
        await response.arrayBuffer();
        outcomes.push(String(response.status));
      } catch (error) {
        outcomes.push(String((error as Error).cause ?? error));
      }
      // Some hundred a second: new processes need the processors too.
      await pause(20);
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(asking);
      return outcomes;
    },
  };
}
