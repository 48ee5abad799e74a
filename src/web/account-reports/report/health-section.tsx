import { useT } from '#web/language/language.tsx';
import { useReport } from './report-context.ts';
import { ReportSection } from './report-section.tsx';

/** What limits the report's figures, in words. */
export function HealthSection() {
  const t = useT();
  const { health } = useReport().report;
  return (
    <ReportSection name="health">
      {health.length === 0 ? (
        <p>{t('reportFindings.health.good')}</p>
      ) : (
        <ul className="grid gap-2">
          {health.map(({ kind, count, of }) => (
            <li key={kind} className="border-s-2 border-warn-fill ps-3">
              {/* This one is about all videos: none was followed. */}
              {t(`reportFindings.health.notes.${kind}`, {
                count: kind === 'reference_curve' ? of : count,
                of,
              })}
            </li>
          ))}
        </ul>
      )}
    </ReportSection>
  );
}
