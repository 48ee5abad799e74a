import type { ShareRow } from '#domain/chart/share-rows-geometry.ts';
import type { Estimate } from '#domain/statistics/estimate.ts';
import type { OwnPercentile } from '#domain/video-analysis/findings/findings.ts';
import { refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { shareHighText, shareText } from '#presentation/sentences/share-text.ts';
import { ShareRows } from '#web/ui/chart/share-rows.tsx';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { useAnalysis } from '#web/features/video-analysis/context/analysis-context.ts';

/** Every percentile rank of the video among its creator's others on one scale; nothing where none is known. */
export function PercentileChart() {
  const t = useT();
  const formats = useFormats();
  const { analysis } = useAnalysis();
  const { video, madeAt, basis } = analysis;
  const rows = useRows();
  const known = rows.filter(row => row.known);
  const level = useLevel();
  if (known.length === 0 || level === null) return null;
  const sources = [...new Set(basis.sources.map(({ source }) => source))];
  return (
    <div className="mt-8 border-t border-line pt-5">
      <ShareRows
        name="standing"
        rows={rows}
        figuresOf={({ share, low, high, n }) =>
          t('percentileChart.figures', {
            share: shareText(share, formats),
            low: shareText(low, formats),
            high: shareHighText(high, formats),
            count: n,
          })
        }
        words={{
          title: t('percentileChart.title'),
          sentence: t('percentileChart.sentence', { count: known.length }),
          row: t('percentileChart.row'),
          share: t('percentileChart.share'),
          low: t('percentileChart.low'),
          high: t('percentileChart.high'),
          n: t('percentileChart.n'),
          explore: t('percentileChart.explore'),
          notes: t('percentileChart.notes', { level: formats.percent(100 * level, 0) }),
        }}
        about={{
          handle: video.username ?? '',
          from: basis.observedFrom ?? video.publishedAt ?? madeAt,
          to: madeAt,
          sources: sources.length > 0 ? sources : video.source === null ? [] : [video.source],
        }}
      />
    </div>
  );
}

type Placed = [id: string, label: string, standing: Estimate<OwnPercentile>];

function usePlaces(): Placed[] {
  const t = useT();
  const { against } = useAnalysis().analysis;
  const { views, engagement, band } = against;
  const among = {
    allLengths: t('videoAnalysis.standing.allLengths'),
    sameLength:
      band === null ? '' : t('videoAnalysis.standing.sameLength', { band: t(`advice.durations.${band}`) }),
  };
  return (['views', 'engagement'] as const).flatMap(metric => {
    const found = metric === 'views' ? views : engagement;
    if (found.absent !== null) return [];
    return (['allLengths', 'sameLength'] as const).flatMap((which): Placed[] => {
      const standing = found[which];
      const label = t('percentileChart.label', {
        metric: t(`videoAnalysis.standing.${metric}`),
        among: among[which],
      });
      return standing === null ? [] : [[`${metric}-${which}`, label, standing]];
    });
  });
}

function useRows(): ShareRow[] {
  const t = useT();
  return usePlaces().map(([id, label, standing]) => {
    if (!standing.known) return { id, label, known: false, refusal: refusalSentence(standing, t) };
    const { percentile, low, high, n } = standing;
    return { id, label, known: true, share: percentile, low, high, n };
  });
}

/** Confidence level of the ranges; all share one. */
function useLevel(): number | null {
  for (const [, , standing] of usePlaces()) if (standing.known) return standing.level;
  return null;
}
