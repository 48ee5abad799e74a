import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { generateHooks } from '#domain/generations/hooks/generate-hooks.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import type { WorkerRequest, WorkerMessage } from './hook-worker.ts';

/** About a third of the CPU share of the answering thread. */
const NICE = 5;

// On Linux this applies to the calling thread only: serving pages has priority over generating hooks.
if (process.platform === 'linux') setPriority(NICE);

parentPort?.on('message', ({ id, request }: WorkerRequest) => {
  const answer = generateHooks({ ...request, niches: NICHES });
  parentPort?.postMessage({ id, answer } satisfies WorkerMessage);
});
parentPort?.postMessage('ready' satisfies WorkerMessage);
