import type { Performance } from '#contract/accounts.ts';
import { engagementBand } from '#domain/metrics/engagement.ts';
import { useFormats, useT } from '#web/language/language.tsx';
import { Card } from '#web/ui/card.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { Provenance } from '#web/ui/provenance.tsx';
import { BAND_TONE } from './engagement-mark.tsx';
import { EngagementStanding } from './engagement-standing.tsx';

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
      {engagement !== null && <EngagementStanding performance={performance} />}
    </Card>
  );
}
