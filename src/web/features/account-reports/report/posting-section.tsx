import { POSTING_SLOTS } from '#domain/statistics/day-parts.ts';
import { refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { slotRows } from '#presentation/sentences/claim-sentence.ts';
import { RangeRows } from '#web/ui/chart/range-rows.tsx';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Provenance } from '#web/ui/content/provenance.tsx';
import { levelOf } from './pattern-rows.ts';
import { chartAbout, useReport, type Report } from './report-context.ts';
import { ReportSection } from './report-section.tsx';

/** Eight posting slots, only in reports of the first method; later ones have them among the comparisons. */
export function PostingSection() {
  const { posting } = useReport().report;
  return posting === undefined ? null : <Slots posting={posting} />;
}

function Slots({ posting }: { posting: NonNullable<Report['posting']> }) {
  const t = useT();
  const formats = useFormats();
  const { report, facts, note } = useReport();
  const { period } = report;
  const zone = t('reportFindings.posting.zone', { zone: report.timeZone.replaceAll('_', ' ') });
  if (!posting.known) {
    return (
      <ReportSection name="posting" text={zone}>
        <p>{refusalSentence(posting, t)}</p>
      </ReportSection>
    );
  }
  const { effect, p, slots, untried, n } = posting;
  const slotName = (pattern: string) => {
    const slot = POSTING_SLOTS.find(one => one === pattern);
    return slot === undefined ? pattern : t(`advice.slots.${slot}`);
  };
  const sentence = t(`reportFindings.posting.${effect}`, {
    percent: formats.percent(p * 100, p < 0.01 ? 1 : 0),
  });
  const level = levelOf(slots);
  return (
    <ReportSection name="posting" text={zone}>
      <p className="mb-4 flex items-start gap-1 font-medium">
        <span>{sentence}</span>
        <Provenance
          figure={t('reportFindings.posting.chart')}
          facts={facts('factor_at_equal_age', n)}
          note={note}
        />
      </p>
      {level !== null && (
        <RangeRows
          name="posting"
          title={t('reportFindings.posting.chart')}
          sentence={t('reportFindings.posting.chart')}
          rowHeader={t('reportFindings.posting.slot')}
          rows={slotRows(slots, slotName, t)}
          level={level}
          about={chartAbout(report, report.data.observedFrom ?? period.from, period.until)}
        />
      )}
      {untried.length > 0 && (
        <p className="mt-4 text-sm text-muted">
          {t('reportFindings.posting.untried', {
            slots: formats.list(
              untried.map(slot => t('reportFindings.posting.quoted', { slot: slotName(slot) })),
            ),
          })}
        </p>
      )}
    </ReportSection>
  );
}
