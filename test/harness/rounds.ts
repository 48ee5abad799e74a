/** Whether every proof runs as many rounds as promised: `npm run proofs`. */
export const IN_FULL = process.env['PROOFS'] === 'full';

/** The rounds of a proof: as promised under `npm run proofs`, fewer otherwise. */
export function rounds(promised: number, withEveryChange: number): number {
  return IN_FULL ? promised : withEveryChange;
}
