import { warn } from '#domain/sources/count.ts';
import type { SourceWarning } from '#domain/sources/measured.ts';
import { readWrittenCount } from '#domain/sources/written-count.ts';

type CountField = 'likes' | 'comments' | 'shares' | 'saves';

/** Reads the counts of one row of a table; what is wrong with one is told by a warning, once. */
export function countReader(
  cell: (field: CountField) => string | null,
  warnings: SourceWarning[],
): { read: (field: CountField) => number | null; isRounded: () => boolean } {
  let rounded = false;
  return {
    read: field => {
      const { count, problem, isRounded } = readWrittenCount(cell(field));
      rounded ||= isRounded;
      if (problem === 'negative') warn(warnings, 'negative_count_dropped');
      if (problem === 'unreadable') warn(warnings, 'unreadable_count_dropped');
      return count;
    },
    isRounded: () => rounded,
  };
}
