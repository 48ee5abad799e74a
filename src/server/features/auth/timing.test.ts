import { afterAll, expect, test } from 'vitest';
import { newPerson, startAuthServer, type AuthServer } from '#test/auth/auth-server.ts';
import { startMailServer } from '#test/auth/mail-server.ts';
import { rounds } from '#test/harness/rounds.ts';

const GENEROUS = {
  loopbackFactor: 1_000,
  account: { hits: 10_000, windowSeconds: 60 },
  mailsPerAddress: { hits: 10_000, windowSeconds: 60 },
  recoveryMails: { hits: 10_000, windowSeconds: 60 },
};
const PROMISED = 200;
const TRIES = rounds(PROMISED, 48);
/** On a busy machine `TRIES` may be too few to tell; more tries decide, also for a true difference. */
const MOST_TRIES = rounds(600, 240);
const opened: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const one of opened.toReversed()) await one.close();
});

type Answer = Awaited<ReturnType<AuthServer['call']>>;
type Ask = (nth: number) => Promise<Answer>;

interface Compared {
  /** Median of the ratios of times within pairs: known to unknown. */
  ratio: number;
  /** Every answer that was seen, once each. */
  known: string[];
  unknown: string[];
}

/**
 * Requests for known and unknown addresses in pairs, in alternating order, so that changes in machine load affect both.
 * Where the answer is delayed anyway, several pairs run at once.
 */
async function compare({ known, unknown, pairsAtOnce }: { known: Ask; unknown: Ask; pairsAtOnce: number }) {
  const ratios: number[] = [];
  const seen = { known: new Set<string>(), unknown: new Set<string>() };
  const timed = async (kind: 'known' | 'unknown', nth: number) => {
    const startedAt = performance.now();
    const answer = await (kind === 'known' ? known : unknown)(nth);
    const took = performance.now() - startedAt;
    seen[kind].add(shapeOf(answer));
    return took;
  };
  const pair = async (nth: number) => {
    const order = nth % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    const [first, second] =
      pairsAtOnce > 1
        ? await Promise.all([timed(order[0], nth), timed(order[1], nth)])
        : [await timed(order[0], nth), await timed(order[1], nth)];
    ratios.push(order[0] === 'known' ? first / second : second / first);
  };
  const warmUp = 4;
  for (let nth = 0; nth < warmUp; nth += 1) await pair(nth);
  ratios.length = 0;
  const result = (): Compared => ({
    ratio: median(ratios),
    known: [...seen.known],
    unknown: [...seen.unknown],
  });
  while (ratios.length < MOST_TRIES) {
    for (let tries = 0; tries < TRIES; tries += pairsAtOnce) {
      const from = warmUp + ratios.length;
      await Promise.all(Array.from({ length: pairsAtOnce }, (_, nth) => pair(from + nth)));
    }
    if (isEven(result())) break;
  }
  return result();
}

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const isEven = ({ ratio }: Compared) => ratio > 0.9 && ratio < 1.1;

/**
 * Status, header names and body; values that are new in every answer or came from the caller are replaced by
 * placeholders.
 */
function shapeOf({ status, body, headers }: Answer): string {
  const text = JSON.stringify(body)
    .replace(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?=")/g, 'id')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replace(/[\w.+-]+@exemple\.fr/g, 'address');
  return `${status} ${[...headers.keys()].toSorted().join()} ${text}`;
}

async function start(env: Record<string, string> = {}): Promise<AuthServer> {
  const server = await startAuthServer({ env, limits: GENEROUS });
  opened.push(server);
  return server;
}

/** A user with a confirmed address, and one without. */
async function twoKnown(server: AuthServer): Promise<[string, string]> {
  const [proved, waiting] = [newPerson(), newPerson()];
  for (const person of [proved, waiting]) await server.call('/signup', { body: person });
  await server.db.system.run({
    name: 'test-prove',
    text: 'update auth.users set email_confirmed_at = now() where email = $1',
    values: [proved.email],
  });
  return [proved.email, waiting.email];
}

function expectAlike({ ratio, known, unknown }: Compared): void {
  expect(known).toHaveLength(1);
  expect(unknown).toEqual(known);
  expect(ratio).toBeGreaterThan(0.9);
  expect(ratio).toBeLessThan(1.1);
}

async function withMailServer(): Promise<{
  server: AuthServer;
  post: (path: string, email: string) => Promise<Answer>;
}> {
  const mails = await startMailServer();
  opened.push(mails);
  const server = await start({
    SMTP_URL: mails.url,
    MAIL_FROM: 'a@exemple.fr',
    APP_URL: 'https://accroche.exemple.fr',
  });
  const post = (path: string, email: string) =>
    server.call(path, { body: { email, password: 'girafe bleue 5' } });
  return { server, post };
}

const PATIENCE_MS = 180_000;

test(
  `a wrong password takes the time of an unknown address, by ${TRIES} of ${PROMISED} tries`,
  { timeout: PATIENCE_MS },
  async () => {
    const server = await start();
    const person = newPerson();
    await server.call('/signup', { body: person });
    const signIn = (email: string) =>
      server.call('/token?grant_type=password', { body: { email, password: 'pas celui-là' } });
    expectAlike(
      await compare({
        known: () => signIn(person.email),
        unknown: nth => signIn(`personne-${nth}@exemple.fr`),
        pairsAtOnce: 1,
      }),
    );
  },
);

test(
  `with a mail server signing up takes the same time for known and unknown addresses, and answers alike, by ${TRIES} of ${PROMISED} tries`,
  { timeout: PATIENCE_MS },
  async () => {
    const { server, post } = await withMailServer();
    const known = await twoKnown(server);
    expectAlike(
      await compare({
        known: nth => post('/signup', known[Math.floor(nth / 2) % 2] ?? ''),
        unknown: () => post('/signup', newPerson().email),
        pairsAtOnce: 8,
      }),
    );
  },
);

test(
  `with a mail server resetting takes the same time for known and unknown addresses, and answers alike, by ${TRIES} of ${PROMISED} tries`,
  { timeout: PATIENCE_MS },
  async () => {
    const { server, post } = await withMailServer();
    const known = await twoKnown(server);
    expectAlike(
      await compare({
        known: nth => post('/recover', known[Math.floor(nth / 2) % 2] ?? ''),
        unknown: () => post('/recover', newPerson().email),
        pairsAtOnce: 8,
      }),
    );
  },
);
