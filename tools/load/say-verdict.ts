/** One line a demand, and the exit code of the whole: what was not asked of so short a run is told and not judged. */
export function sayVerdict(demands: { what: string; is: string; holds: boolean | null }[]): void {
  for (const { what, is, holds } of demands)
    console.log(`${holds === null ? '–     ' : holds ? 'ok    ' : 'FAILED'}  ${what}: ${is}`);
  if (demands.some(({ holds }) => holds === false)) process.exitCode = 1;
}
