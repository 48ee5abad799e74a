import type { ReactNode } from 'react';
import { refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Provenance } from '#web/ui/content/provenance.tsx';
import { Table } from '#web/ui/content/table.tsx';
import { changeWords } from '#presentation/sentences/change-texts.ts';
import { spreadText } from '#presentation/sentences/period-sentence.ts';
import { useReport, type Report } from './report-context.ts';
import { ReportSection } from './report-section.tsx';

type Medians = Report['medians'][number];

/** The median of each metric in both periods, with its range, and how they compare. */
export function MediansSection() {
  const t = useT();
  const formats = useFormats();
  const { report } = useReport();
  const apart = report.spread?.known === true ? spreadText(report.spread, t, formats) : null;
  return (
    <ReportSection name="medians" text={t('reportFindings.medians.text')}>
      <Table<Medians>
        caption={t('reportFindings.medians.caption')}
        hideCaption
        stacks
        // Space for the hit area of the last column's marks.
        className="-me-3 pe-3"
        rows={report.medians}
        rowKey={({ metric }) => metric}
        columns={[
          {
            key: 'metric',
            header: t('reportFindings.medians.metric'),
            rowHeader: true,
            cell: ({ metric }) => t(`reportFindings.metrics.${metric}`),
          },
          ...(['period', 'comparison'] as const).map(which => ({
            key: which,
            header: t(`reportFindings.medians.${which === 'period' ? 'now' : 'before'}`),
            numeric: true,
            stacked: { isWhole: true },
            cell: (medians: Medians) => <Middle medians={medians} which={which} />,
          })),
          {
            key: 'change',
            header: t('reportFindings.medians.change'),
            numeric: true,
            stacked: { isWhole: true },
            cell: medians => <Change medians={medians} />,
          },
        ]}
      />
      {apart !== null && <p className="mt-4 max-w-prose">{apart}</p>}
      <p className="mt-4 max-w-prose text-sm text-muted">{t('reportFindings.medians.note')}</p>
    </ReportSection>
  );
}

function Middle({ medians, which }: { medians: Medians; which: 'period' | 'comparison' }) {
  const t = useT();
  const formats = useFormats();
  const { facts, note, untold } = useReport();
  const { metric, [which]: answer } = medians;
  if (which === 'comparison' && untold !== null) return <Silence>{untold.before}</Silence>;
  if (!answer.known) return <Silence>{refusalSentence(answer, t)}</Silence>;
  const isRate = metric === 'engagement';
  const write = (value: number) => (isRate ? formats.percent(value) : formats.compact(value));
  const { median, low, high, n } = answer;
  return (
    <span className="block max-sm:text-end">
      <span className="inline-flex items-start gap-1 font-semibold whitespace-nowrap">
        <span title={isRate ? undefined : formats.number(median, 1)}>{write(median)}</span>
        <Provenance
          figure={t('reportFindings.medians.figure', { metric: t(`reportFindings.metrics.${metric}`) })}
          facts={isRate ? facts('median_engagement_per_video', n) : facts('median', n, median)}
          note={note}
        />
      </span>
      <Small>{t('reportFindings.medians.range', { low: write(low), high: write(high) })}</Small>
      <Small>{t('reportFindings.medians.videos', { count: n })}</Small>
    </span>
  );
}

/** The factor between the typical videos, its interpretation below, and the range of that factor. */
function Change({ medians }: { medians: Medians }) {
  const t = useT();
  const formats = useFormats();
  const { facts, note, report, untold } = useReport();
  const { metric, change } = medians;
  if (change === null) return <Silence>{t('reportFindings.medians.notCompared')}</Silence>;
  if (untold !== null) return <Silence>{untold.change}</Silence>;
  if (!change.known) return <Silence>{refusalSentence(change, t)}</Silence>;
  const { n } = change;
  const formula = metric === 'engagement' ? 'factor_of_engagement' : 'factor_at_equal_age';
  const { factor, lines } = changeWords(change, medians, report.method, t, formats);
  return (
    <span className="block max-sm:text-end">
      <span className="inline-flex items-start gap-1">
        <span className="font-semibold whitespace-nowrap">{factor}</span>
        <Provenance
          figure={t('reportFindings.medians.changeFigure', { metric: t(`reportFindings.metrics.${metric}`) })}
          facts={facts(formula, n.group + n.reference)}
          note={note}
        />
      </span>
      {lines.map(line => (
        <Small key={line}>{line}</Small>
      ))}
    </span>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <span className="block text-[0.8125rem] leading-5 text-muted">{children}</span>;
}

/** A sentence in place of a figure. */
function Silence({ children }: { children: ReactNode }) {
  return (
    <span className="ms-auto block max-w-52 text-end text-[0.8125rem] leading-5 text-muted">{children}</span>
  );
}
