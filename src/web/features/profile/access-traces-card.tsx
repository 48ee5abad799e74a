import { useQuery } from '@tanstack/react-query';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

const MINUTE_MS = 60_000;

/** When support viewed this account, and why. */
export function AccessTracesCard() {
  const t = useT();
  const formats = useFormats();
  const query = useQuery({ ...orpc.access.traces.queryOptions(), staleTime: 0, refetchOnMount: 'always' });
  return (
    <Card aria-labelledby="traces-title">
      <CardHeader id="traces-title" title={t('settings.traces.title')} text={t('settings.traces.text')} />
      <QueryPanel
        query={query}
        skeleton={<SkeletonLines lines={2} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="text-muted">{t('settings.traces.none')}</p>}
      >
        {({ items }) => (
          <ul>
            {items.map(({ id, reason, startedAt, endsAt, running }) => {
              const spent = new Date(endsAt).getTime() - new Date(startedAt).getTime();
              const count = Math.max(1, Math.round(spent / MINUTE_MS));
              return (
                <li key={id} className="border-b border-line py-3 last:border-0">
                  <p className="flex flex-wrap items-center gap-2 font-medium">
                    {t('settings.traces.support')}
                    {running && <Badge tone="warn">{t('settings.traces.running')}</Badge>}
                  </p>
                  <p className="text-sm text-muted">
                    <time dateTime={startedAt}>{formats.dateTime(startedAt)}</time>
                    {` · ${t('settings.traces.minutes', { count })}`}
                  </p>
                  <p className="mt-1 text-sm break-words">{t('settings.traces.reason', { reason })}</p>
                </li>
              );
            })}
          </ul>
        )}
      </QueryPanel>
    </Card>
  );
}
