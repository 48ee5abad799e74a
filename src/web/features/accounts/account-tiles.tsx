import type { Performance } from '#contract/accounts/accounts.ts';
import { engagementBand } from '#domain/metrics/engagement.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { Figure } from '#web/ui/content/figure.tsx';
import { Provenance } from '#web/ui/content/provenance.tsx';
import { BAND_TONE } from '#web/ui/content/engagement-mark.tsx';
import { EngagementPercentile } from './engagement-percentile.tsx';

const COUNTS = ['followers', 'videos', 'likes'] as const;

/** Spec §2, four tiles: Abonnés, Vidéos, Likes totaux, engagement with two decimals. */
export function AccountTiles({ performance }: { performance: Performance }) {
  const t = useT();
  const formats = useFormats();
  const { account, provenance, count, period } = performance;
  const { engagement } = account;
  const band = engagement === null ? null : engagementBand(engagement);
  return (
    <Card as="div" className="grid grid-cols-2 gap-x-5 gap-y-6 lg:grid-cols-4">
      {COUNTS.map(figure => {
        const value = account[figure];
        const label = t(`accounts.performance.figures.${figure}`);
        return (
          <Figure
            key={figure}
            label={label}
            value={value === null ? '—' : formats.compact(value)}
            exact={value === null ? undefined : formats.number(value)}
            mark={<Provenance figure={label} facts={provenance[figure]} />}
            note={value === null ? t('accounts.performance.unknown') : undefined}
          />
        );
      })}
      <Figure
        label={t('accounts.performance.figures.engagement')}
        value={engagement === null ? '—' : formats.percent(engagement, 2)}
        tone={band === null ? 'plain' : BAND_TONE[band]}
        mark={
          <Provenance figure={t('accounts.performance.figures.engagement')} facts={provenance.engagement} />
        }
        note={
          band !== null
            ? t('accounts.performance.engagementOver', {
                band: t(`accounts.performance.bands.${band}`),
                count: provenance.engagement.n,
                days: period.days,
              })
            : t(count === 0 ? 'accounts.performance.noVideoToAverage' : 'accounts.performance.unknown')
        }
      />
      {engagement !== null && <EngagementPercentile performance={performance} />}
    </Card>
  );
}
