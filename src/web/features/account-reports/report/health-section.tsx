import { healthSentence } from '#presentation/sentences/health-sentence.ts';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { useReport } from './report-context.ts';
import { ReportSection } from './report-section.tsx';

/** What limits the report's figures, as text. */
export function HealthSection() {
  const t = useT();
  const { report, summary } = useReport();
  const { health } = report;
  // A shared report has no id: its reader imports nothing.
  const isOwn = summary.id !== '';
  return (
    <ReportSection name="health">
      {health.length === 0 ? (
        <p>{t('reportFindings.health.good')}</p>
      ) : (
        <ul className="grid gap-2">
          {health.map(note => (
            <li key={note.kind} className="border-s-2 border-warn-fill ps-3">
              {healthSentence(note, t)}
              {note.kind === 'rows_rejected' && isOwn && (
                <>
                  {' '}
                  <a href={`${APP_PATHS.accounts}#imports`} className="link font-medium print:hidden">
                    {t('accounts.list.importInstead')}
                  </a>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </ReportSection>
  );
}
