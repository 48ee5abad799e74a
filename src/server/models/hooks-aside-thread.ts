import { parentPort } from 'node:worker_threads';
import { generateHooks } from '#domain/generation/generate-hooks.ts';
import { NICHES } from '#domain/generation/library/niches.ts';
import type { AsideOrder, AsideWord } from './hooks-aside.ts';

parentPort?.on('message', ({ id, request }: AsideOrder) => {
  const answer = generateHooks({ ...request, niches: NICHES });
  parentPort?.postMessage({ id, answer } satisfies AsideWord);
});
parentPort?.postMessage('ready' satisfies AsideWord);
