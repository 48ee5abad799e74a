import { useQuery } from '@tanstack/react-query';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { useReportRestore } from './use-report-removal.ts';

/** Deleted reports that can still be restored; nothing where there are none. */
export function ReportBinCard() {
  const t = useT();
  const formats = useFormats();
  const query = useQuery(orpc.accountReports.bin.queryOptions());
  const { restore, pendingId } = useReportRestore();
  const items = query.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card aria-labelledby="report-bin-title">
      <CardHeader
        id="report-bin-title"
        title={t('accountReports.bin.title')}
        text={t('accountReports.bin.text')}
      />
      <ul className="-my-1">
        {items.map(({ id, label, deleted_at: deleted, expires_at: expires }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-0"
          >
            <div className="min-w-0">
              <p className="font-semibold break-all">{label}</p>
              <p className="text-sm text-muted">
                {t('accountReports.bin.facts', {
                  deleted: formats.date(deleted),
                  when: formats.date(expires),
                })}
              </p>
            </div>
            <Button
              size="sm"
              busy={pendingId === id}
              aria-label={t('accountReports.bin.restoreLabel', { label })}
              onClick={() => restore(id)}
            >
              {t('accountReports.bin.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
