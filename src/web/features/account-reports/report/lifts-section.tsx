import { useState } from 'react';
import type { ExperimentMetric } from '#domain/experiments/experiment.ts';
import { PATTERN_FAMILIES, type PatternFamily } from '#domain/statistics/video-traits.ts';
import { refusalSentence, sharedRefusal } from '#presentation/sentences/refusal-sentence.ts';
import { familySentences, groupRow } from '#presentation/sentences/claim-sentence.ts';
import { RangeRows } from '#web/ui/chart/range-rows.tsx';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Provenance } from '#web/ui/content/provenance.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { levelOf } from './pattern-rows.ts';
import { chartAbout, useReport, type Report } from './report-context.ts';
import { ReportSection } from './report-section.tsx';

const METRICS = ['views', 'engagement'] as const satisfies ExperimentMetric[];
type LiftTable = Report['lifts'][number];

/**
 * What is associated with more or fewer views in the account's own videos; says nothing where it cannot be determined.
 */
export function LiftsSection() {
  const t = useT();
  const { report } = useReport();
  // Starts with the metric that has findings.
  const [metric, setMetric] = useState<ExperimentMetric>(
    () => METRICS.find(one => hasFinding(report, one)) ?? 'views',
  );
  const tables = PATTERN_FAMILIES.flatMap(
    family => report.lifts.find(one => one.family === family && one.metric === metric) ?? [],
  );
  const refused = sharedRefusal(
    tables.map(({ result }) => result),
    t,
  );
  return (
    <ReportSection
      name="lifts"
      text={t('reportFindings.lifts.text')}
      actions={
        <Segmented
          label={t('reportFindings.lifts.metric')}
          value={metric}
          onChange={setMetric}
          segments={METRICS.map(value => ({ value, label: t(`reportFindings.lifts.metrics.${value}`) }))}
          className="print:hidden"
        />
      }
    >
      {refused === null ? (
        <div className="grid gap-8">
          {tables.map(table => (
            <Family key={table.family} family={table.family} table={table} />
          ))}
        </div>
      ) : (
        <p className="text-sm">{refused}</p>
      )}
      {/* Reports of the first method do not meet this guarantee. */}
      {report.method > 1 && <p className="mt-6 text-sm text-muted">{t('advice.claims.rate')}</p>}
    </ReportSection>
  );
}

function hasFinding({ lifts }: Report, metric: ExperimentMetric): boolean {
  return lifts.some(
    table =>
      table.metric === metric &&
      table.result.known &&
      table.result.lifts.some(lift => lift.known && (lift.verdict === 'winner' || lift.verdict === 'loser')),
  );
}

function Family({ family, table }: { family: PatternFamily; table: LiftTable }) {
  const t = useT();
  const { facts, note } = useReport();
  const name = t(`reportFindings.lifts.families.${family}`);
  const metric = t(`reportFindings.lifts.metrics.${table.metric}`);
  const formula = table.metric === 'engagement' ? 'factor_of_engagement' : 'factor_at_equal_age';
  return (
    <section aria-labelledby={`lifts-${family}`} className="min-w-0 border-t border-line pt-5">
      <h3 id={`lifts-${family}`} className="flex items-start gap-1 text-base">
        {name}
        {table.result.known && (
          <Provenance
            figure={t('reportFindings.lifts.figure', { name, metric })}
            facts={facts(formula, table.result.n)}
            note={note}
          />
        )}
      </h3>
      <p className="mb-3 text-sm text-muted">{t(`reportFindings.lifts.familyTexts.${family}`)}</p>
      <Lifts table={table} title={t('reportFindings.lifts.chart', { family: name, metric })} />
    </section>
  );
}

function Lifts({ table, title }: { table: LiftTable; title: string }) {
  const t = useT();
  const { report } = useReport();
  const formats = useFormats();
  const { family, metric, result, leftOut } = table;
  if (!result.known) return <p className="text-sm">{refusalSentence(result, t)}</p>;
  const sentences = familySentences(result, { family, metric }, t, formats);
  const rows = result.lifts.map(lift =>
    groupRow(lift, result, { family, metric, pattern: lift.pattern }, t, formats),
  );
  const level = rows.some(({ known }) => known) ? levelOf(result.lifts) : null;
  return (
    <>
      {level === null ? (
        <>
          <p className="text-sm">{sentences.join(' ')}</p>
          <dl className="mt-2 grid gap-1 text-sm text-muted">
            {rows.map(row => (
              <div key={row.id} className="flex flex-wrap gap-x-2">
                <dt className="font-medium text-ink">{row.label}</dt>
                <dd>{!row.known && row.refusal}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <RangeRows
          name={`${family}-${metric}`}
          title={title}
          sentence={sentences.join(' ')}
          rowHeader={t(`reportFindings.lifts.families.${family}`)}
          rows={rows}
          level={level}
          about={chartAbout(report, report.data.observedFrom ?? report.period.from, report.period.until)}
        />
      )}
      {leftOut > 0 && (
        <p className="mt-2 text-sm text-muted">{t('reportFindings.lifts.leftOut', { count: leftOut })}</p>
      )}
    </>
  );
}
