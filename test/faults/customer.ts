import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Somebody who uses a running product over HTTP, wherever it listens at the moment. */
export interface Customer {
  token: string;
  userId: string;
  /** `null`: no whole answer came. */
  ask(
    path: string,
    init?: Input,
  ): Promise<{ status: number; text: string; retryAfter: string | null } | null>;
  /** The body of a response that must be successful. */
  must<Body>(path: string, init?: Input): Promise<Body>;
}

export interface Input {
  method?: string;
  json?: unknown;
  body?: FormData | URLSearchParams;
  withinMs?: number;
}

/** Signs up at the product at `url()`, which may move. */
export async function newCustomer(url: () => string): Promise<Customer> {
  const response = await fetch(`${url()}/auth/v1/signup`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${random(256)}.${random(256)}.${random(255)}`,
    },
    body: JSON.stringify({ email: `${randomUUID()}@example.org`, password: 'un mot de passe de panne' }),
  });
  if (!response.ok) throw new Error(`Signing up: ${response.status} ${await response.text()}`);
  const { access_token: token, user } = (await response.json()) as {
    access_token: string;
    user: { id: string };
  };
  const customer: Customer = {
    token,
    userId: user.id,
    async ask(path, { method = 'GET', json, body, withinMs = 30_000 } = {}) {
      try {
        const answer = await fetch(`${url()}${path.startsWith('/sandbox/') ? '' : '/api/v1'}${path}`, {
          method,
          redirect: 'manual',
          signal: AbortSignal.timeout(withinMs),
          headers: {
            authorization: `Bearer ${token}`,
            ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(json === undefined ? {} : { body: JSON.stringify(json) }),
          ...(body === undefined ? {} : { body }),
        });
        return {
          status: answer.status,
          text: await answer.text(),
          retryAfter: answer.headers.get('retry-after'),
        };
      } catch {
        return null;
      }
    },
    async must<Body>(path: string, init?: Input) {
      let answer = await customer.ask(path, init);
      // Retries after a second on 503, as any client would.
      for (let again = 0; answer?.status === 503 && again < 10; again += 1) {
        await pause(1_000);
        answer = await customer.ask(path, init);
      }
      if (answer === null || answer.status >= 300)
        throw new Error(
          `${path}: ${answer === null ? 'no answer' : `${answer.status} ${answer.text.slice(0, 300)}`}`,
        );
      return JSON.parse(answer.text) as Body;
    },
  };
  return customer;
}

const random = (below: number): number => Math.floor(Math.random() * below);
