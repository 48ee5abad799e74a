const PROBE_MS = 400;
const PAUSE_MS = 0.5;
const MOST_LOST = 0.05;

/** Share of its time that a busy loop loses to other processes on this machine. */
export function lostTime(): number {
  const startedAt = performance.now();
  let last = startedAt;
  let lost = 0;
  while (last - startedAt < PROBE_MS) {
    const now = performance.now();
    if (now - last > PAUSE_MS) lost += now - last;
    last = now;
  }
  return lost / (last - startedAt);
}

/** Does the work and says whether the machine was quiet before and after. */
export async function watched<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; isUnreliable: boolean; lost: number }> {
  const before = lostTime();
  const result = await work();
  const lost = Math.max(before, lostTime());
  return { result, isUnreliable: lost > MOST_LOST, lost };
}
