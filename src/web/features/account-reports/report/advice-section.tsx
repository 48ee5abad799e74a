import { adviceSentences } from '#presentation/sentences/advice-sentence.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { EvidenceVideos } from './evidence-videos.tsx';
import { useReport, type Report } from './report-context.ts';
import { ReportSection } from './report-section.tsx';
import { VideoTitle } from '#web/ui/content/video-title.tsx';

type Recommendation = Report['advice'][number];

/** All the report's advice, each with its evidence and what would refute it. */
export function AdviceSection() {
  const t = useT();
  const { advice } = useReport().report;
  return (
    <ReportSection name="advice" text={t('accountReports.advice.text')}>
      {advice.length === 0 ? (
        <p>{t('accountReports.advice.none')}</p>
      ) : (
        <ol className="grid gap-6">
          {advice.map((recommendation, index) => (
            <li key={JSON.stringify([recommendation.rule, recommendation.subject])} className="flex gap-4">
              <span aria-hidden className="figure text-2xl leading-7 text-muted">
                {index + 1}
              </span>
              <div className="min-w-0 flex-1">
                <AdviceText recommendation={recommendation} />
                <EvidenceVideos ids={recommendation.evidence.videoIds} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </ReportSection>
  );
}

/** A recommendation as text: what to do, why, and what would change it. */
export function AdviceText({ recommendation }: { recommendation: Recommendation }) {
  const t = useT();
  const formats = useFormats();
  const { title, because, unless } = adviceSentences(recommendation, t, formats);
  const { standing, isDemo } = useReport().report;
  const { effect, videoIds } = recommendation.evidence;
  const isOfOne = effect !== null && !('low' in effect);
  const video = isOfOne && standing.known ? standing.best.find(({ id }) => id === videoIds[0]) : undefined;
  return (
    <>
      <h3 className="text-lg">{title}</h3>
      {video !== undefined && (
        <VideoTitle caption={video.caption} url={isDemo ? null : video.url} publishedAt={video.publishedAt} />
      )}
      <p className="mt-1">{because}</p>
      <p className="mt-1 text-sm text-muted">
        <span className="sr-only">{t('accountReports.advice.unless')}</span> {unless}
      </p>
    </>
  );
}
