import { useQuery } from '@tanstack/react-query';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';

const FRESH_MS = 60_000;
const HOURS_A_DAY = 24;

/** How long first answers have taken; hidden while too few are known. */
export function AnswerTime() {
  const t = useT();
  const { data } = useQuery({ ...orpc.support.status.queryOptions(), staleTime: FRESH_MS });
  if (!data?.answer_time) return null;
  const { n, half_hours: half, most_hours: most } = data.answer_time;
  const said = (hours: number) =>
    hours < 2 * HOURS_A_DAY
      ? t('tickets.hours', { count: Math.max(1, Math.ceil(hours)) })
      : t('tickets.days', { count: Math.ceil(hours / HOURS_A_DAY) });
  return (
    <p className="mb-6 max-w-prose text-sm text-muted">
      {most === null
        ? t('tickets.answerTimeHalf', { half: said(half), n })
        : t('tickets.answerTime', { half: said(half), most: said(most), n })}
    </p>
  );
}
