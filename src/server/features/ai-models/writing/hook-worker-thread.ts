import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { generateHooks } from '#domain/generations/hooks/generate-hooks.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import type { WorkerRequest, WorkerMessage } from './hook-worker.ts';

/** A third of the processor’s shares of who answers. */
const NICE = 5;

// On Linux this is of the calling thread alone: who reads a page comes before who has hooks written.
if (process.platform === 'linux') setPriority(NICE);

parentPort?.on('message', ({ id, request }: WorkerRequest) => {
  const answer = generateHooks({ ...request, niches: NICHES });
  parentPort?.postMessage({ id, answer } satisfies WorkerMessage);
});
parentPort?.postMessage('ready' satisfies WorkerMessage);
