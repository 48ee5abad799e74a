import {
  compareReports,
  type FigureDifference,
  type ReportDifference,
  type VerdictDifference,
} from '#domain/account-reports/compare-reports.ts';
import type { ReportSummary } from '#contract/account-reports/account-reports.ts';
import { adviceSentences, subjectText } from '#presentation/sentences/advice-sentence.ts';
import { hookNameWith } from '#presentation/sentences/hook-name.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Table } from '#web/ui/content/table.tsx';
import { signedText } from '#web/ui/content/signed-text.ts';
import type { Report } from './report-context.ts';

interface Compared {
  summary: ReportSummary;
  report: Report;
}

/** What changed between two reports of one account, side by side. */
export function Differences({ earlier, later }: { earlier: Compared; later: Compared }) {
  const t = useT();
  const difference = compareReports(earlier.report, later.report);
  const isOtherDays = earlier.report.days !== later.report.days;
  return (
    <div className="grid gap-6">
      {(!difference.isSameMethod || isOtherDays) && (
        <Alert tone="warn">
          {!difference.isSameMethod && <p>{t('accountReports.compare.otherMethod')}</p>}
          {isOtherDays && (
            <p>
              {t('accountReports.compare.otherDays', {
                earlier: earlier.report.days,
                later: later.report.days,
              })}
            </p>
          )}
        </Alert>
      )}
      <Figures difference={difference} earlier={earlier.summary.version} later={later.summary.version} />
      <section>
        <h3 className="mb-2 text-base">{t('accountReports.compare.verdicts')}</h3>
        <Verdicts verdicts={difference.verdicts} />
      </section>
      <div className="grid gap-6 md:grid-cols-2">
        <Advice title={t('accountReports.compare.newAdvice')} advice={difference.newAdvice} />
        <Advice title={t('accountReports.compare.goneAdvice')} advice={difference.goneAdvice} />
      </div>
    </div>
  );
}

function Figures({
  difference,
  earlier,
  later,
}: {
  difference: ReportDifference;
  earlier: number;
  later: number;
}) {
  const t = useT();
  const formats = useFormats();
  const isRate = (figure: FigureDifference['figure']) => figure === 'median_engagement';
  const write = (figure: FigureDifference['figure'], value: number) =>
    isRate(figure) ? formats.percent(value) : formats.number(value, Number.isInteger(value) ? 0 : 1);
  const change = ({ figure, change: by }: FigureDifference) => {
    if (by === null) return '—';
    if (!isRate(figure)) return signedText(by, size => write(figure, size));
    return t('accountReports.compare.points', {
      count: Math.abs(by),
      change: signedText(by, size => formats.number(size, 2)),
    });
  };
  const column = (version: number, which: 'earlier' | 'later') => ({
    key: which,
    header: t('accountReports.compare.of', { version }),
    numeric: true,
    stacked: { isWhole: true },
    cell: ({ figure, [which]: value }: FigureDifference) =>
      value === null ? (
        <span className="text-[0.8125rem] text-muted">{t('accountReports.compare.refused')}</span>
      ) : (
        write(figure, value)
      ),
  });
  return (
    <Table<FigureDifference>
      caption={t('accountReports.compare.caption', { earlier, later })}
      stacks
      rows={difference.figures}
      rowKey={({ figure }) => figure}
      columns={[
        {
          key: 'figure',
          header: t('accountReports.compare.figure'),
          rowHeader: true,
          cell: ({ figure }) => t(`accountReports.compare.figures.${figure}`),
        },
        column(earlier, 'earlier'),
        column(later, 'later'),
        {
          key: 'change',
          header: t('accountReports.compare.change'),
          numeric: true,
          stacked: { isWhole: true },
          cell: row => <span className="font-semibold">{change(row)}</span>,
        },
      ]}
    />
  );
}

function Verdicts({ verdicts }: { verdicts: readonly VerdictDifference[] }) {
  const t = useT();
  if (verdicts.length === 0) {
    return <p className="text-sm text-muted">{t('accountReports.compare.noVerdicts')}</p>;
  }
  const said = (verdict: VerdictDifference['earlier']) =>
    verdict === null
      ? t('accountReports.compare.absent')
      : t(`accountReports.compare.verdictNames.${verdict}`);
  return (
    <ul className="grid gap-1.5">
      {verdicts.map(({ family, metric, pattern, earlier, later }) => (
        <li key={`${family} ${metric} ${pattern}`}>
          {t('accountReports.compare.verdict', {
            name: subjectText({ kind: 'pattern', family, pattern, metric }, t, hookNameWith(t)),
            metric: t(`reportFindings.lifts.metrics.${metric}`),
            earlier: said(earlier),
            later: said(later),
          })}
        </li>
      ))}
    </ul>
  );
}

function Advice({ title, advice }: { title: string; advice: ReportDifference['newAdvice'] }) {
  const t = useT();
  const formats = useFormats();
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-base">{title}</h3>
      {advice.length === 0 ? (
        <p className="text-sm text-muted">{t('accountReports.compare.noAdvice')}</p>
      ) : (
        <ul className="grid gap-1.5">
          {advice.map(recommendation => (
            <li key={JSON.stringify([recommendation.rule, recommendation.subject])}>
              {adviceSentences(recommendation, t, formats).title}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
