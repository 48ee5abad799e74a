import { absenceText, ownBasisText } from '#presentation/sentences/video-analysis-sentence.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { useAnalysis } from '#web/features/video-analysis/context/analysis-context.ts';

/** What was not assessed and why: silence must not be taken for a good mark. */
export function NotAssessedSection() {
  const t = useT();
  const { analysis } = useAnalysis();
  return (
    <Card
      id="not-assessed"
      aria-labelledby="not-assessed-title"
      className="scroll-mt-20 print:border-0 print:p-0"
    >
      <CardHeader
        id="not-assessed-title"
        title={t('videoAnalysis.notAssessed.title')}
        text={t('videoAnalysis.notAssessed.text')}
      />
      <ul className="grid gap-x-10 gap-y-1.5 md:grid-cols-2">
        {analysis.notAssessed.map(({ part, reason }) => (
          <li key={part} className="border-s-2 border-line ps-3">
            {t('videoAnalysis.notAssessed.line', {
              part: t(`videoAnalysis.parts.${part}`),
              reason: absenceText(reason, t),
            })}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The basis of the analysis: method, files, and the videos it was compared with. */
export function BasisSection() {
  const t = useT();
  const formats = useFormats();
  const { analysis } = useAnalysis();
  const { basis, method, madeAt, video } = analysis;
  const lines = [
    ownBasisText(analysis, t),
    basis.hasFile && t('videoAnalysis.basis.file'),
    basis.transcript !== null && t(`videoAnalysis.basis.transcripts.${basis.transcript}`),
    t('videoAnalysis.basis.method', { method, date: formats.dateTime(madeAt) }),
    video.isDemo && t('videoAnalysis.basis.demo'),
  ].filter(line => line !== false);
  return (
    <Card id="basis" aria-labelledby="basis-title" className="scroll-mt-20 print:border-0 print:p-0">
      <CardHeader id="basis-title" title={t('videoAnalysis.basis.title')} />
      <ul className="grid gap-1">
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}
