import { rmSync, writeSync } from 'node:fs';
import { setPriority } from 'node:os';
import { AnalysisSetup } from '../analysis-setup.ts';
import { MESSAGE_PIPE, type AnalysisMessage } from '../analysis-message.ts';
import { analyse } from './analyse.ts';
import { AnalysisRefusal } from './analysis-refusal.ts';

/** The process of one analysis: started in an empty folder that holds the video, and ended whatever happens. */

/** Below the server that people wait for. */
const NICE = 10;

function say(message: AnalysisMessage): void {
  let bytes = Buffer.from(`${JSON.stringify(message)}\n`);
  while (bytes.byteLength > 0) bytes = bytes.subarray(writeSync(MESSAGE_PIPE, bytes));
}

/** Nobody waits any more: the server that asked has gone without a word. */
function vanish(): void {
  try {
    rmSync(process.cwd(), { recursive: true, force: true });
  } finally {
    process.kill(-process.pid, 'SIGKILL');
  }
}

process.stdin.on('end', vanish).on('error', vanish).resume();
try {
  setPriority(NICE);
} catch {
  // Some systems do not allow it; the analysis is then as nice as everybody.
}
try {
  const setup = AnalysisSetup.parse(JSON.parse(process.argv[2] ?? ''));
  const facts = await analyse(setup, (stage, done) =>
    say({ say: 'stage', stage, done: Math.round(done * 1000) / 1000 }),
  );
  say({ say: 'facts', facts });
} catch (error) {
  const refusal = error instanceof AnalysisRefusal ? error : null;
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  say({
    say: 'refused',
    code: refusal?.code ?? 'analysis_failed',
    detail: (refusal?.message ?? detail).slice(0, 500),
  });
}
// Readers and detectors keep threads of their own.
process.exit(0);
