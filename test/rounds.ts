/** How often a proof is repeated: as promised under `npm run proofs`, fewer times with every change. */
export function rounds(promised: number, withEveryChange: number): number {
  return process.env['PROOFS'] === 'full' ? promised : withEveryChange;
}
