export interface Clock {
  now(): Date;
}

/** The system's clock, or one that starts at `fakeNow` and runs on from there. */
export function createClock(fakeNow: Date | null): Clock {
  if (fakeNow === null) return { now: () => new Date() };
  const shiftMs = fakeNow.getTime() - Date.now();
  return { now: () => new Date(Date.now() + shiftMs) };
}
