import { hash, verify } from '@node-rs/argon2';
import { hashablePassword } from '#domain/auth/password.ts';
import { AuthRefusal } from './refusal.ts';

/** OWASP's minimum for argon2id; the library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A hash of the same cost that no password matches: unknown addresses take as long as known ones. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$zbXVUcJxXl6DqyrWqCgqrA$3n1X0sXw8Qn0p4Tz0Yg7mJv8b1cZ5q2kR6uE9aLdHfI';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** False without a hash too, after the same work. */
  verify(password: string, hashed: string | null): Promise<boolean>;
}

/**
 * Hashes at most `concurrent` passwords at a time, so that sign-ins do not starve other requests of CPU
 * and threads; a full queue or a long wait is refused with 503.
 */
export function createPasswordHasher({
  concurrent = 2,
  queueLimit = 250,
  waitMs = 8_000,
}: { concurrent?: number; queueLimit?: number; waitMs?: number } = {}): PasswordHasher {
  let running = 0;
  const queue: { start: () => void; refuse: (reason: AuthRefusal) => void; deadline: number }[] = [];

  const turn = async (): Promise<void> => {
    if (running < concurrent) {
      running++;
      return;
    }
    if (queue.length >= queueLimit) throw tooBusy();
    await new Promise<void>((resolve, reject) => {
      queue.push({ deadline: performance.now() + waitMs, start: resolve, refuse: reject });
    });
  };
  const done = (): void => {
    const now = performance.now();
    let next = queue.shift();
    while (next && next.deadline < now) {
      next.refuse(tooBusy());
      next = queue.shift();
    }
    if (next) next.start();
    else running--;
  };
  const limitConcurrency = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await turn();
    try {
      return await work();
    } finally {
      done();
    }
  };

  return {
    hash: password => limitConcurrency(() => hash(hashablePassword(password), COST)),
    verify: (password, hashed) =>
      limitConcurrency(
        async () => (await verify(hashed ?? NOBODY, hashablePassword(password))) && hashed !== null,
      ),
  };
}

function tooBusy(): AuthRefusal {
  return new AuthRefusal('over_capacity', { retryAfterSeconds: 5 });
}
