import { createServer } from 'node:http';
import { apifyItems } from '#test/sources/apify-items.ts';

export interface ApifyServer {
  origin: string;
  /** Tokens it accepts. */
  tokens: string[];
  /** Usage this month, of the account behind any token. */
  usedUsd: number;
  limitUsd: number;
  /** Replaces every response. */
  answers: { status: number; body: string } | null;
  /** What was asked for, with which token. */
  used: { path: string; token: string }[];
  close(): Promise<void>;
}

const run = (status: string) => ({ data: { id: 'run12345', status, defaultDatasetId: 'set12345' } });

/** Apify's interface on this machine, as its pages describe it: limits, runs that take a while, their items. */
export async function openApifyServer(of: { handle: string; tokens: string[] }): Promise<ApifyServer> {
  const server = createServer((request, response) => {
    const send = (status: number, value: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof value === 'string' ? value : JSON.stringify(value));
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    state.used.push({ path, token });
    if (state.answers !== null) return void send(state.answers.status, state.answers.body);
    if (!state.tokens.includes(token))
      return void send(401, { error: { type: 'user-or-token-not-found', message: 'User was not found' } });
    if (path === '/v2/users/me/limits')
      return void send(200, {
        data: {
          limits: { maxMonthlyUsageUsd: state.limitUsd },
          current: { monthlyUsageUsd: state.usedUsd },
        },
      });
    if (path.startsWith('/v2/acts/')) {
      if (state.usedUsd >= state.limitUsd)
        return void send(402, { error: { type: 'not-enough-usage-to-run-paid-actor', message: 'x' } });
      return void send(201, run('RUNNING'));
    }
    if (path.startsWith('/v2/actor-runs/')) return void send(200, run('SUCCEEDED'));
    if (path.startsWith('/v2/datasets/')) return void send(200, apifyItems(of.handle, 3));
    send(404, { error: { type: 'record-not-found', message: 'x' } });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const state: ApifyServer = {
    origin: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    tokens: of.tokens,
    usedUsd: 0,
    limitUsd: 5,
    answers: null,
    used: [],
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return state;
}
