import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** A ninth of the caller's weight: the three that answer reads together have a third of it. */
const NICE = 10;
/** Without root, this setting may be changed once in a tenth of a second. */
const AGAIN_AFTER_MS = 150;
const MOST_ATTEMPTS = 20;

/**
 * Gives a process of the built-in PostgreSQL lower priority than this one. Linux shares processors between sessions
 * before processes, and each PostgreSQL connection is a session: under load this process would get a processor as
 * rarely as each of those that it feeds, and all of them would wait for it while another processor is idle. Where the
 * system has no such setting, or does not allow it, nothing changes.
 */
export async function lowerPriority(processId: number): Promise<void> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    try {
      await writeFile(`/proc/${processId}/autogroup`, String(NICE));
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      await delay(AGAIN_AFTER_MS, undefined, { ref: false });
    }
  }
}
