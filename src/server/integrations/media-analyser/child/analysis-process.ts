import { rmSync, writeSync } from 'node:fs';
import { setPriority } from 'node:os';
import { AnalysisSetup } from '../analysis-setup.ts';
import { MESSAGE_PIPE, type AnalysisMessage } from '../analysis-message.ts';
import { analyse } from './analyse.ts';
import { AnalysisRefusal } from './analysis-refusal.ts';

/** The process of one analysis: started in a folder that holds only the video, and always ended. */

/** Lower priority than the server, which answers users. */
const NICE = 10;

function say(message: AnalysisMessage): void {
  let bytes = Buffer.from(`${JSON.stringify(message)}\n`);
  while (bytes.byteLength > 0) bytes = bytes.subarray(writeSync(MESSAGE_PIPE, bytes));
}

/** The server that started this process is gone without a message. */
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
  // Some systems do not allow it; the analysis then has normal priority.
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
// Readers and detectors keep their threads running.
process.exit(0);
