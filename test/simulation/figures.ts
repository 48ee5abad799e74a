/** One measured figure of a simulation, and where it has to lie. */
export interface Figure {
  what: string;
  value: number;
  unit: '%' | '×' | '';
  /** Both ends allowed; null: told for comparison, nothing is promised. */
  bar: { min?: number; max?: number } | null;
}

/** What a method did on accounts whose truth is known. */
export interface Simulation {
  method: string;
  accounts: number;
  seed: number;
  figures: Figure[];
}

export function percent(what: string, share: number, bar: Figure['bar'] = null): Figure {
  return { what, value: 100 * share, unit: '%', bar };
}

export function plain(what: string, value: number, bar: Figure['bar'] = null): Figure {
  return { what, value, unit: '', bar };
}

export function times(what: string, value: number, bar: Figure['bar'] = null): Figure {
  return { what, value, unit: '×', bar };
}

export function misses({ figures }: Simulation): Figure[] {
  return figures.filter(
    ({ value, bar }) => bar !== null && !(value >= (bar.min ?? -Infinity) && value <= (bar.max ?? Infinity)),
  );
}

/** Calls `make` so many times. */
export function repeat<Result>(count: number, make: (index: number) => Result): Result[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.filter(holds).length / items.length;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Those shares that miss their bar by more than three standard errors of so few accounts. */
export function missesBeyondChance(simulation: Simulation): Figure[] {
  return misses(simulation).filter(({ value, bar }) => {
    const nearest = value < (bar?.min ?? -Infinity) ? (bar?.min ?? 0) : (bar?.max ?? 0);
    const share = Math.min(Math.max(nearest / 100, 0.01), 0.99);
    return Math.abs(value - nearest) > 300 * Math.sqrt((share * (1 - share)) / simulation.accounts);
  });
}
