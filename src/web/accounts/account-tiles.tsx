import type { Performance } from '#contract/accounts.ts';
import { engagementBand, type EngagementBand } from '#domain/metrics/engagement.ts';
import { useFormats, useT } from '#web/language/language.tsx';
import { Card } from '#web/ui/card.tsx';
import { Figure, type FigureTone } from '#web/ui/figure.tsx';
import { Provenance } from '#web/ui/provenance.tsx';
import { EngagementStanding } from './engagement-standing.tsx';

/** Spec §2: green from 10, yellow from 5, red below. */
const TONE: Record<EngagementBand, FigureTone> = { green: 'good', yellow: 'warn', red: 'bad' };

const COUNTS = ['followers', 'videos', 'likes'] as const;

/** Spec §2, four tiles: Abonnés, Vidéos, Likes totaux, engagement with two decimals. */
export function AccountTiles({ performance }: { performance: Performance }) {
  const t = useT();
  const formats = useFormats();
  const { account, provenance } = performance;
  const { engagement } = account;
  // As it is shown: « 10,00 % » is not « moins de 10 ».
  const band = engagement === null ? null : engagementBand(Math.round(engagement * 100) / 100);
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
        tone={band === null ? 'plain' : TONE[band]}
        mark={
          <Provenance figure={t('accounts.performance.figures.engagement')} facts={provenance.engagement} />
        }
        note={t(band === null ? 'accounts.performance.unknown' : `accounts.performance.bands.${band}`)}
      />
      {engagement !== null && <EngagementStanding performance={performance} />}
    </Card>
  );
}
