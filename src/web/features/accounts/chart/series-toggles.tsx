import { useT } from '#web/ui/language/language.tsx';
import { classes } from '#web/ui/styles/classes.ts';
import { SeriesSample } from '#web/ui/content/series-sample.tsx';
import { SERIES, type Series } from '#web/ui/content/series-style.ts';
import type { ShownSeries } from './chart-rows.ts';

/** Spec §2: Vues, Likes, Commentaires, Partages; all on at first. The buttons are the legend. */
export function SeriesToggles({
  shown,
  onToggle,
}: {
  shown: ShownSeries;
  onToggle: (series: Series) => void;
}) {
  const t = useT();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={t('accounts.chart.toggles')} className="flex flex-wrap gap-1.5">
      {SERIES.map(series => (
        <button
          key={series}
          type="button"
          aria-pressed={shown[series]}
          data-legend={shown[series] ? '' : undefined}
          onClick={() => onToggle(series)}
          className={classes(
            'inline-flex min-h-9 items-center gap-2 quoted-sm border px-2.5 text-sm font-medium transition-colors pointer-coarse:min-h-11',
            shown[series]
              ? 'border-line-strong bg-surface'
              : 'border-line bg-sunken text-muted line-through [&_svg]:opacity-35',
          )}
        >
          <SeriesSample series={series} />
          {t(`accounts.chart.series.${series}`)}
        </button>
      ))}
    </div>
  );
}
