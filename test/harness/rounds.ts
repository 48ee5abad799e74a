/** Whether every proof is tried as often as was promised: `npm run proofs`. */
export const IN_FULL = process.env['PROOFS'] === 'full';

/** How often a proof is repeated: as promised under `npm run proofs`, fewer times with every change. */
export function rounds(promised: number, withEveryChange: number): number {
  return IN_FULL ? promised : withEveryChange;
}
