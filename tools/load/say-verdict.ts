/**
 * Prints a line for each requirement and sets the exit code; a requirement that so short a run cannot test is not
 * judged.
 */
export function sayVerdict(demands: { what: string; is: string; holds: boolean | null }[]): void {
  for (const { what, is, holds } of demands)
    console.log(`${holds === null ? '–     ' : holds ? 'ok    ' : 'FAILED'}  ${what}: ${is}`);
  if (demands.some(({ holds }) => holds === false)) process.exitCode = 1;
}
