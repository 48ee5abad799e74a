export interface Clock {
  now(): Date;
}

/** For sessions, tokens and limits: the browser uses the real time, whatever `FAKE_NOW` says. */
export const systemClock: Clock = { now: () => new Date() };

/** The system's clock, or one that starts at `fakeNow` and runs on from there. */
export function createClock(fakeNow: Date | null): Clock {
  if (fakeNow === null) return systemClock;
  const shiftMs = fakeNow.getTime() - Date.now();
  return { now: () => new Date(Date.now() + shiftMs) };
}
