import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, Select } from '#web/ui/controls/field.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useReportDays } from '#web/shared/time/use-day-range.ts';
import { Differences } from './differences.tsx';
import { useReport } from './report-context.ts';
import { ReportSection } from './report-section.tsx';

const WITH = 'with';
const OFFERED = 100;

/** Compares another report of the same account with this one; the URL says which. */
export function CompareSection() {
  const t = useT();
  const days = useReportDays();
  const { summary } = useReport();
  const [search, setSearch] = useSearchParams();
  const other = search.get(WITH);
  const reports = useQuery(
    orpc.accountReports.list.queryOptions({ input: { accountId: summary.account_id, limit: OFFERED } }),
  );
  const choose = (id: string) =>
    setSearch(
      before => {
        const next = new URLSearchParams(before);
        if (id === '') next.delete(WITH);
        else next.set(WITH, id);
        return next;
      },
      { replace: true },
    );

  return (
    <ReportSection name="compare" text={t('accountReports.compare.text')}>
      <QueryPanel
        query={reports}
        skeleton={<Skeleton className="h-16" />}
        isEmpty={({ items }) => items.every(({ id }) => id === summary.id)}
        empty={<p className="text-muted">{t('accountReports.compare.alone')}</p>}
      >
        {({ items }) => (
          <div className="flex flex-wrap items-end gap-3 print:hidden">
            <Field label={t('accountReports.compare.choose')} className="w-full sm:w-96">
              {wiring => (
                <Select {...wiring} value={other ?? ''} onChange={event => choose(event.target.value)}>
                  <option value="">{t('accountReports.compare.nobody')}</option>
                  {items
                    .filter(({ id }) => id !== summary.id)
                    .map(({ id, version, first_day: from, last_day: to }) => (
                      <option key={id} value={id}>
                        {t('accountReports.compare.option', {
                          version,
                          from: days.span(from, to).from,
                          to: days.long(to),
                        })}
                      </option>
                    ))}
                </Select>
              )}
            </Field>
            {other !== null && (
              <Button onClick={() => choose('')}>{t('accountReports.compare.close')}</Button>
            )}
          </div>
        )}
      </QueryPanel>
      {other !== null && other !== summary.id && <Other id={other} />}
    </ReportSection>
  );
}

function Other({ id }: { id: string }) {
  const { report, summary } = useReport();
  const query = useQuery(orpc.accountReports.get.queryOptions({ input: { id }, staleTime: Infinity }));
  return (
    <div className="mt-6">
      <QueryPanel query={query} skeleton={<Skeleton className="h-80" />}>
        {other => {
          const isEarlier = other.summary.version < summary.version;
          const here = { report, summary };
          return <Differences earlier={isEarlier ? other : here} later={isEarlier ? here : other} />;
        }}
      </QueryPanel>
    </div>
  );
}
