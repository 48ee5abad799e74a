/** The best list holds only videos above the typical one, the weakest list only videos below it. */
export function bestAndWorst<Video extends { factor: number }>({
  best,
  worst,
}: {
  best: readonly Video[];
  worst: readonly Video[];
}): { best: Video[]; worst: Video[] } {
  return { best: best.filter(({ factor }) => factor > 1), worst: worst.filter(({ factor }) => factor < 1) };
}
