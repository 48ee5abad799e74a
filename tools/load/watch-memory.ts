import { residentMegabytes } from '#test/faults/database-process.ts';

export interface MemoryWatch {
  /**
   * The slope in megabytes a minute of a line through the samples after the warm-up share of the time, and their first
   * and
   * last value.
   */
  end(warmUpShare: number): { slopePerMinute: number; first: number; last: number };
}

/** Looks at a process's memory every few seconds. */
export function watchMemory(pid: number, everyMs = 2_000): MemoryWatch {
  const seen: { minute: number; megabytes: number }[] = [];
  const startedAt = performance.now();
  const look = (): void => {
    seen.push({ minute: (performance.now() - startedAt) / 60_000, megabytes: residentMegabytes(pid) });
  };
  look();
  const timer = setInterval(look, everyMs);
  return {
    end(warmUpShare) {
      clearInterval(timer);
      look();
      const settled = seen.slice(Math.floor(seen.length * warmUpShare));
      return {
        slopePerMinute: slopeOf(settled.map(({ minute, megabytes }) => [minute, megabytes])),
        first: settled[0]?.megabytes ?? 0,
        last: settled.at(-1)?.megabytes ?? 0,
      };
    },
  };
}

function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const above = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  const below = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return below === 0 ? 0 : above / below;
}
