/** The best only of what is above the usual, the weakest only of what is below it. */
export function bestAndWorst<Video extends { factor: number }>({
  best,
  worst,
}: {
  best: readonly Video[];
  worst: readonly Video[];
}): { best: Video[]; worst: Video[] } {
  return { best: best.filter(({ factor }) => factor > 1), worst: worst.filter(({ factor }) => factor < 1) };
}
