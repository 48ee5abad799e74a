/** Result of one benchmark: the measured value, and how it compares to its reference in the same run. */
export interface Measurement {
  name: string;
  value: number;
  unit: string;
  /** How many times it was measured, or how many requests were counted. */
  n: number;
  /** Value divided by the reference's value; null where nothing comparable exists. */
  ratio: number | null;
  reference: { name: string; value: number } | null;
  /** There when the machine was too busy with other things for the figure to be believed. */
  isUnreliable?: true;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

export function compared(
  measured: Omit<Measurement, 'ratio' | 'reference'>,
  reference: { name: string; value: number },
): Measurement {
  return { ...measured, ratio: measured.value / reference.value, reference };
}

export function alone(measured: Omit<Measurement, 'ratio' | 'reference'>): Measurement {
  return { ...measured, ratio: null, reference: null };
}
