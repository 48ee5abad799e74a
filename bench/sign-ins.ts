import type { BenchApp } from './product-app.ts';
import { alone, type Measurement } from './measurement.ts';

const SIGN_INS = 200;
const BOUND_MS = 300;

/**
 * Reads of a signed-in user while two hundred others sign in at once: password hashing must not starve other requests.
 */
export async function measureSignIns({ product, token }: BenchApp): Promise<Measurement[]> {
  let signingIn = true;
  const startedAt = performance.now();
  const signIns = Promise.all(
    Array.from({ length: SIGN_INS }, (_, index) =>
      fetch(`${product.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `personne-${index}@example.org`, password: 'un banc de mesure 2026' }),
      }).then(async response => {
        await response.body?.cancel();
        return response.status;
      }),
    ),
  ).finally(() => {
    signingIn = false;
  });
  const times: number[] = [];
  while (signingIn) {
    const askedAt = performance.now();
    const read = await fetch(`${product.url}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } });
    await read.text();
    if (!read.ok) throw new Error(`A read beside the sign-ins was refused: ${read.status}`);
    times.push(performance.now() - askedAt);
  }
  const statuses = await signIns;
  const strange = statuses.filter(status => ![400, 429, 503].includes(status));
  if (strange.length > 0) throw new Error(`Sign-ins were answered with ${strange.join(', ')}`);
  const hashed = statuses.filter(status => status === 400).length;
  const p99 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
  return [
    alone({
      name: `read beside ${SIGN_INS} sign-ins, p99 (bound ${BOUND_MS})`,
      value: p99,
      unit: 'ms',
      n: times.length,
    }),
    alone({
      name: 'sign-ins evaluated',
      value: hashed / ((performance.now() - startedAt) / 1_000),
      unit: 'sign-ins/s',
      n: hashed,
    }),
  ];
}
