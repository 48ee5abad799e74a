import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** A ninth of the weight of who asks: the three that answer reads come to a third of it together. */
const NICE = 10;
/** Who is not root may ask for this once in a tenth of a second. */
const AGAIN_AFTER_MS = 150;
const MOST_ATTEMPTS = 20;

/**
 * Lets a process of the built-in PostgreSQL come after the one that asks it. Linux shares its processors between
 * sessions before it shares them between processes, and each connection of PostgreSQL is a session: under load the one
 * process that asks would get a processor as seldom as each of those that it feeds, and all of them would wait for
 * it while another processor is idle. Where the system has no such setting, or does not allow it, nothing changes.
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
