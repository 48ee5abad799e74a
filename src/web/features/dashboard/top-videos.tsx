import { viewsText } from '#presentation/sentences/period-sentence.ts';
import { TOP_VIDEO_CHARACTERS } from '#domain/dashboard/top-videos.ts';
import { firstCharacters } from '#domain/text/cut-text.ts';
import { keepTogether } from '#domain/text/shown-title.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Provenance } from '#web/ui/content/provenance.tsx';
import type { DashboardStats } from './report-cards.tsx';

/** Spec §3, the five most viewed videos of the period. */
export function TopVideos({ stats }: { stats: DashboardStats }) {
  const t = useT();
  return (
    <section aria-labelledby="top-title" className="min-w-0">
      <h3 id="top-title" className="text-base">
        {t('dashboard.overview.top')}
      </h3>
      <p className="mb-2 text-sm text-muted">{t('dashboard.overview.topText')}</p>
      {stats.topPerformingVideos.length === 0 ? (
        <p className="text-muted">{t('dashboard.overview.empty')}</p>
      ) : (
        <ol>
          {stats.topPerformingVideos.map((video, index) => (
            <TopVideo key={video.videoId} video={video} place={index + 1} />
          ))}
        </ol>
      )}
    </section>
  );
}

function TopVideo({ video, place }: { video: DashboardStats['topPerformingVideos'][number]; place: number }) {
  const t = useT();
  const formats = useFormats();
  const title = keepTogether(withEllipsis(video.description)) || t('accounts.performance.noDescription');
  return (
    <li className="flex items-baseline gap-3 border-b border-line py-2.5 last:border-0">
      <span aria-hidden className="figure w-5 text-muted">
        {place}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{title}</span>
        <span className="block text-sm text-muted">
          {t('dashboard.overview.topFacts', {
            author: video.author,
            date: formats.date(video.publishDate),
          })}
        </span>
      </span>
      <span className="flex shrink-0 items-start gap-1">
        <span className="font-semibold whitespace-nowrap tabular-nums" title={formats.number(video.views)}>
          {viewsText(video.views, t, formats)}
        </span>
        <Provenance figure={t('dashboard.overview.viewsOfVideo', { title })} facts={video.provenance} />
      </span>
    </li>
  );
}

/** The call returns the first 50 characters: a text of that length is most likely cut. */
function withEllipsis(description: string): string {
  const isCut = firstCharacters(description, TOP_VIDEO_CHARACTERS - 1).length < description.length;
  return isCut ? `${description.trim()}…` : description.trim();
}
