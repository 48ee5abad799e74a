const DAY_MS = 86_400_000;

/** Minutes by which the zone's clock is ahead of UTC at an instant. */
function offsetMs(instant: number, zone: Intl.DateTimeFormat): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of zone.formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/**
 * Midnights of the user's own calendar between two instants (both included), oldest first: every one of them,
 * or every second, third … so that at most `most` (≥ 1) remain; the newest always does.
 */
export function dayTicks(from: Date, to: Date, timeZone: string, most: number): Date[] {
  const zone = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const firstLocalDay = Math.floor((from.getTime() + offsetMs(from.getTime(), zone)) / DAY_MS);
  const midnights: Date[] = [];
  for (let day = firstLocalDay; ; day += 1) {
    const local = day * DAY_MS;
    // The offset asked for is the one in force at the result, hence twice.
    const guess = local - offsetMs(local, zone);
    const midnight = local - offsetMs(guess, zone);
    if (midnight > to.getTime()) break;
    if (midnight >= from.getTime()) midnights.push(new Date(midnight));
  }
  const every = Math.ceil(midnights.length / Math.max(1, most));
  return midnights.filter((_, index) => (midnights.length - 1 - index) % every === 0);
}
