import type { ReactNode } from 'react';
import { shownTitle } from '#domain/text/shown-title.ts';
import type { HiddenField } from '#domain/sharing/share-link.ts';
import type { SharedVideoReport } from '#domain/sharing/hide-in-video-report.ts';
import { comparedWithOwn } from '#domain/video-analysis/video-analysis.ts';
import { summarySentences } from '#presentation/sentences/video-analysis-sentence.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { PageHeader } from '#web/ui/content/page-header.tsx';
import { Provenance } from '#web/ui/content/provenance.tsx';
import { AnalysisProvider, useAnalysis } from '#web/features/video-analysis/context/analysis-context.ts';
import { NotAssessedSection } from '#web/features/video-analysis/panels/basis-section.tsx';
import { EngagementSection } from '#web/features/video-analysis/panels/engagement-section.tsx';
import { HashtagsSection } from '#web/features/video-analysis/panels/hashtags-section.tsx';
import { HookSection } from '#web/features/video-analysis/panels/hook-section.tsx';
import { RecommendationsSection } from '#web/features/video-analysis/panels/recommendations-section.tsx';
import { PercentileSection } from '#web/features/video-analysis/panels/percentile-section.tsx';
import { StrategySection } from '#web/features/video-analysis/panels/strategy-section.tsx';
import { shownFrom } from './shown-from.ts';

/** A video's report without the parts its owner hides. */
export function SharedVideoView({
  report,
  hidden,
}: {
  report: SharedVideoReport;
  hidden: readonly HiddenField[];
}) {
  const { against, hook, engagement, strategy, hashtags, recommendations } = report;
  const hasPercentile = against.views.absent !== 'hidden' || against.engagement.absent !== 'hidden';
  return (
    <AnalysisProvider
      value={{
        analysis: shownFrom(report),
        hidesOwn: hidden.includes('comparison'),
        hidesCaption: hidden.includes('caption'),
      }}
    >
      <Heading report={report} />
      <Sentences report={report} />
      <Figures report={report} />
      {hasPercentile && <PercentileSection />}
      {hook !== null && <HookSection />}
      {engagement !== null && <EngagementSection />}
      {strategy !== null && <StrategySection />}
      {recommendations.length > 0 && <RecommendationsSection />}
      {hashtags !== null && <HashtagsSection />}
      <NotAssessedSection />
    </AnalysisProvider>
  );
}

/** The full caption is shown elsewhere on the page. */
const TITLE_CHARACTERS = 80;

function Heading({ report: { video, version, madeAt, ownVideos, against } }: { report: SharedVideoReport }) {
  const t = useT();
  const formats = useFormats();
  return (
    <PageHeader
      title={
        <span className="wrap-anywhere">
          {video.caption.trim() === ''
            ? t('sharing.page.video')
            : shownTitle(video.caption, TITLE_CHARACTERS)}
        </span>
      }
      text={
        <>
          <span className="break-all">
            {video.username === null ? t('sharing.page.anonymous') : `@${video.username}`}
          </span>
          {video.publishedAt !== null && (
            <span className="block">
              {t('sharing.page.published', { when: formats.date(video.publishedAt) })}
            </span>
          )}
          {ownVideos !== null && ownVideos > 0 && (
            <span className="block">
              {t(`sharing.page.compared.${comparedWithOwn(against)}`, { count: ownVideos })}
            </span>
          )}
        </>
      }
      badges={
        <>
          <Badge tone="ink">{t('sharing.page.version', { version })}</Badge>
          <Badge className="whitespace-normal!">
            {t('sharing.page.made', {
              when: formats.dateTime(madeAt),
              zone: formats.timeZone.replaceAll('_', ' '),
            })}
          </Badge>
          {video.isDemo && <Badge tone="warn">{t('videoAnalysis.basis.demo')}</Badge>}
        </>
      }
    />
  );
}

/** The sentences of the three that reveal nothing hidden. */
function Sentences({ report }: { report: SharedVideoReport }) {
  const t = useT();
  const formats = useFormats();
  const { headline, evidence, next } = report.summary;
  const { recommendations } = report;
  const said = summarySentences(shownFrom(report), t, formats);
  const shown = [headline !== null, evidence !== null, next !== null && recommendations.length > 0];
  if (!shown.includes(true)) return null;
  return (
    <Card as="div">
      {said.map((sentence, index) =>
        shown[index] === true ? (
          <p
            key={sentence}
            className={
              index === 0 ? 'max-w-prose font-display text-xl leading-snug font-bold' : 'mt-2.5 max-w-prose'
            }
          >
            {sentence}
          </p>
        ) : null,
      )}
    </Card>
  );
}

/** The measured counts of the video, and the class of its hook. */
function Figures({ report: { video, hookClass } }: { report: SharedVideoReport }) {
  const t = useT();
  const formats = useFormats();
  const { reading } = useAnalysis();
  const counts = [
    [t('videoReports.columns.views'), video.views],
    [t('sharing.page.likes'), video.likes],
    [t('sharing.page.comments'), video.comments],
    [t('sharing.page.shares'), video.shares],
    [t('sharing.page.saves'), video.saves],
  ] as const;
  const facts: [string, ReactNode][] = counts.flatMap(([name, value]) =>
    value === null
      ? []
      : [
          [
            name,
            <span key={name} className="inline-flex items-start gap-1">
              <span title={formats.number(value)}>{formats.compact(value)}</span>
              <Provenance figure={name} facts={reading(value)} />
            </span>,
          ],
        ],
  );
  if (video.engagement !== null) {
    const name = t('videoReports.columns.engagement');
    facts.push([
      name,
      <span key={name} className="inline-flex items-start gap-1">
        {formats.percent(video.engagement)}
        <Provenance figure={name} facts={reading(video.views)} />
      </span>,
    ]);
  }
  if (hookClass !== null) facts.push([t('sharing.page.hook'), t(`hooks.kinds.${hookClass}`)]);
  if (facts.length === 0) return null;
  return (
    <Card aria-labelledby="figures-title">
      <CardHeader id="figures-title" title={t('sharing.page.figures')} />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="figure mt-1 text-xl wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
