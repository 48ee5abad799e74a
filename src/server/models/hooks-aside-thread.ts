import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { generateHooks } from '#domain/generation/generate-hooks.ts';
import { NICHES } from '#domain/generation/library/niches.ts';
import type { AsideOrder, AsideWord } from './hooks-aside.ts';

/** A third of the processor’s shares of who answers. */
const NICE = 5;

// On Linux this is of the calling thread alone: who reads a page comes before who has hooks written.
if (process.platform === 'linux') setPriority(NICE);

parentPort?.on('message', ({ id, request }: AsideOrder) => {
  const answer = generateHooks({ ...request, niches: NICHES });
  parentPort?.postMessage({ id, answer } satisfies AsideWord);
});
parentPort?.postMessage('ready' satisfies AsideWord);
