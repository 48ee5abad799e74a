import { isUndatedData, type SourceId } from '#domain/sources/reading.ts';
import { fileDay, readingTime } from '#presentation/sentences/reading-time.ts';
import Clock from 'lucide-react/icons/clock';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { isStale } from '#web/shared/time/is-stale.ts';
import { useNow } from '#web/shared/time/use-now.ts';

/** « Données du … », marked when old; reserves its space while the time is unknown (undefined). */
export function DataAge({
  observedAt,
  sources = [],
}: {
  observedAt: string | null | undefined;
  /** The sources of the data: for undated files the time is only a bound. */
  sources?: readonly SourceId[];
}) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  if (observedAt === undefined) return <Skeleton className="h-6 w-52" />;
  if (observedAt === null) return null;
  const isUndated = isUndatedData(sources);
  return (
    <>
      <Badge>
        {isUndated
          ? t('accounts.performance.dataAfter', { when: fileDay(observedAt, formats) })
          : t('accounts.performance.dataFrom', { when: readingTime(observedAt, sources, formats) })}
      </Badge>
      {!isUndated && isStale(observedAt, now) && (
        <Badge
          tone="warn"
          icon={<Clock aria-hidden />}
          title={t('accounts.performance.staleText', { when: formats.relative(observedAt, now) })}
        >
          {t('accounts.performance.stale')}
        </Badge>
      )}
    </>
  );
}
