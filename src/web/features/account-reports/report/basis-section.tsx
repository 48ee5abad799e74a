import { useQuery } from '@tanstack/react-query';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { readingSpan } from '#presentation/sentences/reading-span.ts';
import { precisionLine, sourceLines } from '#presentation/sentences/source-lines.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { useReport } from './report-context.ts';
import { ReportSection } from './report-section.tsx';

/** Source, n, time, method and fingerprint, and how to recompute everything. */
export function BasisSection() {
  const t = useT();
  const formats = useFormats();
  const { report, summary } = useReport();
  const { data, method, timeZone } = report;
  const observed = readingSpan(data, t, formats);
  return (
    <ReportSection name="basis" text={t('accountReports.basis.text')}>
      <dl className="grid gap-x-8 gap-y-3.5 sm:grid-cols-[auto_1fr]">
        <Fact term={t('accountReports.basis.videos')}>
          {t('accountReports.basis.videosText', {
            videos: data.videos,
            inPeriod: data.inPeriod,
            inComparison: data.inComparison,
          })}
        </Fact>
        <Fact term={t('accountReports.basis.sources')}>
          {sourceLines(data.sources, t).map(line => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Fact>
        <Fact term={t('ui.provenance.precision')}>{precisionLine(report.health, t)}</Fact>
        {observed !== null && <Fact term={t('accountReports.basis.observed')}>{observed}</Fact>}
        <Fact term={t('accountReports.basis.zone')}>{timeZone.replaceAll('_', ' ')}</Fact>
        <Fact term={t('accountReports.basis.method')}>
          {t('accountReports.basis.methodText', { method })}
        </Fact>
        <Fact term={t('accountReports.basis.hash')}>
          <code className="text-[0.8125rem] break-all">{summary.sha256}</code>
        </Fact>
      </dl>
      <Check />
    </ReportSection>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-sm leading-6 text-muted max-sm:-mb-3">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function Check() {
  const t = useT();
  const say = useErrorText();
  const { summary } = useReport();
  const query = useQuery({
    ...orpc.accountReports.check.queryOptions({ input: { id: summary.id } }),
    enabled: false,
    gcTime: 0,
  });
  const { data, isError, error, isFetching } = query;
  return (
    <div className="mt-5 grid justify-items-start gap-3 print:hidden">
      <Button
        busy={isFetching}
        icon={<ShieldCheck aria-hidden className="size-4.5" />}
        onClick={() => void query.refetch()}
      >
        {t('accountReports.basis.check')}
      </Button>
      {isError && <Alert tone="destructive">{say.error(error)}</Alert>}
      {data !== undefined && !isError && (
        <Alert
          tone={data.outcome === 'identical' ? 'good' : data.outcome === 'differs' ? 'destructive' : 'warn'}
        >
          {t(`accountReports.basis.outcomes.${data.outcome}`)}
          <span className="mt-1 block text-[0.8125rem] break-all">
            {t('accountReports.basis.computed', { hash: data.computed })}
          </span>
        </Alert>
      )}
    </div>
  );
}
