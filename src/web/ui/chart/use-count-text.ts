import { roundingStep, type Precision } from '#domain/sources/reading.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';

/** The exact count, or the count and its rounding step. */
export function useCountText(): (count: number | null, precision: Precision) => string {
  const t = useT();
  const formats = useFormats();
  return (count, precision) => {
    if (count === null) return t('charts.unknown');
    const step = roundingStep(count, precision);
    return step > 1
      ? t('charts.approximately', { value: formats.number(count), step: formats.number(step) })
      : formats.number(count);
  };
}
