import type { ReactNode } from 'react';
import { factorText, refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { outdoneText, shareHighText, shareText } from '#presentation/sentences/share-text.ts';
import { absenceText, percentileWords } from '#presentation/sentences/video-analysis-sentence.ts';
import type { Estimate } from '#domain/statistics/estimate.ts';
import type { OwnPercentile } from '#domain/video-analysis/findings/findings.ts';
import { comparedWithOther, FIRST_BY_RANK } from '#domain/video-analysis/video-analysis.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { Provenance } from '#web/ui/content/provenance.tsx';
import { useAnalysis } from '#web/features/video-analysis/context/analysis-context.ts';
import { AbsenceText } from '#web/features/video-analysis/context/analysis-panel.tsx';
import { PercentileChart } from './percentile-chart.tsx';

/** The video's percentile rank among all the creator's own, and among those of similar length. */
export function PercentileSection() {
  const t = useT();
  const formats = useFormats();
  const { analysis } = useAnalysis();
  const { against, video, basis } = analysis;
  const band = against.band;
  const { views, engagement } = against;
  const comparedWith = comparedWithOther({ video, basis });
  const lengths = (all: ReactNode, same: ReactNode) => (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <Among title={t('videoAnalysis.standing.allLengths')}>{all}</Among>
      {same !== null && band !== null && (
        <Among title={t('videoAnalysis.standing.sameLength', { band: t(`advice.durations.${band}`) })}>
          {same}
        </Among>
      )}
    </div>
  );
  return (
    <Card id="standing" aria-labelledby="standing-title" className="scroll-mt-20 print:border-0 print:p-0">
      <CardHeader
        id="standing-title"
        title={t('videoAnalysis.standing.title')}
        text={
          video.ageDays === null
            ? undefined
            : t('videoAnalysis.standing.age', {
                days: formats.number(video.ageDays, video.ageDays < 10 ? 1 : 0),
              })
        }
      />
      <div className="grid gap-8">
        <section className="min-w-0">
          <h3 className="mb-3 text-base">{t('videoAnalysis.standing.views')}</h3>
          {views.absent === null ? (
            lengths(
              <ViewsPercentile standing={views.allLengths} />,
              views.sameLength === null ? null : <ViewsPercentile standing={views.sameLength} />,
            )
          ) : (
            <AbsenceText>
              {t('videoAnalysis.notAssessed.short', { reason: absenceText(views.absent, t) })}
            </AbsenceText>
          )}
        </section>
        <section className="min-w-0">
          <h3 className="mb-3 text-base">{t('videoAnalysis.standing.engagement')}</h3>
          {engagement.absent === null ? (
            lengths(
              <EngagementPercentile standing={engagement.allLengths} />,
              engagement.sameLength === null ? null : (
                <EngagementPercentile standing={engagement.sameLength} />
              ),
            )
          ) : (
            <AbsenceText>
              {t('videoAnalysis.notAssessed.short', { reason: absenceText(engagement.absent, t) })}
            </AbsenceText>
          )}
        </section>
      </div>
      <PercentileChart />
      <div className="mt-6 grid gap-1 text-sm text-muted">
        {comparedWith !== null && (
          <p>{t('videoAnalysis.standing.otherCreator', { username: comparedWith })}</p>
        )}
        {basis.ownUsername === null && <p>{t('videoAnalysis.standing.noOwn')}</p>}
        {analysis.method >= FIRST_BY_RANK && views.absent === null && views.allLengths.known && (
          <p>{t('videoAnalysis.standing.usual')}</p>
        )}
        {!basis.isOwnCurve && views.absent === null && <p>{t('videoAnalysis.standing.referenceCurve')}</p>}
        {basis.leftOut > 0 && <p>{t('videoAnalysis.standing.leftOut', { count: basis.leftOut })}</p>}
      </div>
    </Card>
  );
}

function Among({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-2 text-sm font-medium text-muted">{title}</p>
      {children}
    </div>
  );
}

type Known<Kind> = Extract<Kind, { known: true }>;
type Shown = ReturnType<typeof useAnalysis>['analysis']['against'];
type Views = Extract<Shown['views'], { absent: null }>['allLengths'];
type Engagement = Extract<Shown['engagement'], { absent: null }>['allLengths'];

/** The percentile rank as words and as a bar with its range. */
function Place({ standing }: { standing: Known<Estimate<OwnPercentile>> }) {
  const t = useT();
  const formats = useFormats();
  const { percentile, low, high, level, n } = standing;
  return (
    <>
      <p className="mt-2">{outdoneText(percentile, n, t, formats)}</p>
      <p className="text-[0.8125rem] text-muted">
        {t('videoAnalysis.standing.percentileRange', {
          level: formats.percent(100 * level, 0),
          low: shareText(low, formats),
          high: shareHighText(high, formats),
        })}
      </p>
    </>
  );
}

const TONE = { high: 'calm', low: 'signal', ordinary: 'neutral', unjudged: 'neutral' } as const;

function ViewsPercentile({ standing }: { standing: Views }) {
  const t = useT();
  const formats = useFormats();
  const { facts, analysis } = useAnalysis();
  if (!standing.known) return <AbsenceText>{refusalSentence(standing, t)}</AbsenceText>;
  const { factor, typicalViews, verdict, n } = standing;
  const { place, range, rarity } = percentileWords(standing, analysis.method, t, formats);
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="inline-flex items-start gap-1">
          <span className="figure text-[1.75rem] leading-none">{factorText(factor, formats)}</span>
          <Provenance
            figure={t('videoAnalysis.standing.views')}
            facts={facts('factor_of_usual', n, typicalViews)}
          />
        </span>
        <Badge tone={TONE[verdict]}>{place}</Badge>
      </p>
      <p className="mt-1 text-[0.8125rem] text-muted">
        {range !== null && `${range} · `}
        <span title={formats.number(typicalViews)}>
          {t('videoAnalysis.standing.typical', { views: formats.compact(typicalViews) })}
        </span>
      </p>
      <Place standing={standing} />
      {rarity !== null && <p className="text-[0.8125rem] text-muted">{rarity}</p>}
    </div>
  );
}

function EngagementPercentile({ standing }: { standing: Engagement }) {
  const t = useT();
  const formats = useFormats();
  const { facts, analysis } = useAnalysis();
  if (!standing.known) return <AbsenceText>{refusalSentence(standing, t)}</AbsenceText>;
  const { median, medianLow, medianHigh, n } = standing;
  const own = analysis.video.engagement;
  return (
    <div>
      {own !== null && (
        <p className="inline-flex items-start gap-1">
          <span className="figure text-[1.75rem] leading-none">{formats.percent(own)}</span>
          <Provenance
            figure={t('videoAnalysis.standing.engagement')}
            facts={facts('median_engagement_per_video', n)}
          />
        </p>
      )}
      <p className="mt-1 text-[0.8125rem] text-muted">
        {t('videoAnalysis.standing.median', {
          median: formats.percent(median),
          low: formats.percent(medianLow),
          high: formats.percent(medianHigh),
        })}
      </p>
      <Place standing={standing} />
    </div>
  );
}
