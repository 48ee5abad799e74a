import { shareOfOthers } from '#domain/metrics/share-of-others.ts';
import { shareText } from '#presentation/sentences/share-text.ts';
import { bestAndWorst } from '#domain/account-reports/best-and-worst.ts';
import { refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Provenance } from '#web/ui/content/provenance.tsx';
import { timesText } from '#presentation/sentences/factor-texts.ts';
import { useReport, type Report } from './report-context.ts';
import { ReportSection } from './report-section.tsx';
import { VideoTitle } from '#web/ui/content/video-title.tsx';

type RankedVideo = Extract<Report['standing'], { known: true }>['best'][number];

/** The period's best and worst videos, compared with the account's own at the same age. */
export function BestAndWorstSection() {
  const t = useT();
  const { standing } = useReport().report;
  if (!standing.known) {
    return (
      <ReportSection name="standing">
        <p className="text-muted">{refusalSentence(standing, t)}</p>
      </ReportSection>
    );
  }
  const { n } = standing;
  const { best, worst } = bestAndWorst(standing);
  return (
    <ReportSection name="standing" text={t('reportFindings.standing.text', { count: n })}>
      {standing.best.length === 0 ? (
        <p className="text-muted">{t('reportFindings.standing.none')}</p>
      ) : (
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2 print:grid-cols-2">
          {best.length > 0 && <Videos name="best" videos={best} n={n} />}
          {worst.length > 0 && <Videos name="worst" videos={worst} n={n} />}
        </div>
      )}
    </ReportSection>
  );
}

function Videos({ name, videos, n }: { name: 'best' | 'worst'; videos: readonly RankedVideo[]; n: number }) {
  const t = useT();
  return (
    <div className="min-w-0">
      <h3 id={`standing-${name}`} className="mb-1 text-base">
        {t(`reportFindings.standing.${name}`)}
      </h3>
      <ol aria-labelledby={`standing-${name}`}>
        {videos.map(video => (
          <RankedRow key={video.id} video={video} n={n} />
        ))}
      </ol>
    </div>
  );
}

function RankedRow({ video, n }: { video: RankedVideo; n: number }) {
  const t = useT();
  const formats = useFormats();
  const { facts, note, report } = useReport();
  const { factor, percentile, views, engagement, verdict } = video;
  const share = shareOfOthers(percentile, n);
  const title = video.caption.trim() || t('accounts.performance.noDescription');
  return (
    <li className="border-b border-line py-3 last:border-0">
      <VideoTitle
        caption={video.caption}
        url={report.isDemo ? null : video.url}
        publishedAt={video.publishedAt}
      />
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="inline-flex items-start gap-1 font-semibold">
          {t('reportFindings.standing.factor', { factor: timesText(factor, formats) })}
          <Provenance
            figure={t('reportFindings.standing.figure', { title })}
            facts={facts('factor_of_usual', n, views)}
            note={note}
          />
        </span>
        {verdict !== 'ordinary' && (
          <Badge tone={verdict === 'high' ? 'calm' : verdict === 'low' ? 'signal' : 'neutral'}>
            {t(`reportFindings.standing.verdicts.${verdict}`)}
          </Badge>
        )}
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <span>
          {t(`reportFindings.standing.percentile.${share === 100 ? 'all' : share === 0 ? 'none' : 'some'}`, {
            percent: shareText(share, formats),
            n: n - 1,
          })}
        </span>
        <span title={formats.number(views)}>
          {t('reportFindings.standing.views', { views: formats.compact(views) })}
        </span>
        <span className="inline-flex items-start gap-1">
          {engagement !== null &&
            t('reportFindings.standing.engagement', { percent: formats.percent(engagement) })}
          <Provenance
            figure={t('reportFindings.standing.reading', { title })}
            facts={facts('reading', 1, views)}
            note={note}
          />
        </span>
      </p>
    </li>
  );
}
