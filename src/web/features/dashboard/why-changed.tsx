import type { Split as ShownSplit } from '#domain/chart/split-geometry.ts';
import { isMerged, markUnproven } from '#presentation/sentences/split-sentence.ts';
import { adviceSentences } from '#presentation/sentences/advice-sentence.ts';
import { SplitBars } from '#web/ui/chart/split-bars.tsx';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Field, Select } from '#web/ui/controls/field.tsx';
import type { DashboardStats } from './report-cards.tsx';

type Explanation = NonNullable<DashboardStats['explanation']>;
type Split = NonNullable<Explanation['split']>;

/** The parts of the change in views, and what follows from them. */
export function WhyChanged({
  stats,
  onAccount,
}: {
  stats: DashboardStats;
  onAccount: (accountId: string) => void;
}) {
  const t = useT();
  const { explanation } = stats;
  return (
    <section aria-labelledby="why-title" className="mt-8 border-t border-line pt-6">
      <h3 id="why-title" className="text-base">
        {t('dashboard.why.title')}
      </h3>
      {explanation === null ? (
        <AccountOfChange accounts={stats.accountsList} onAccount={onAccount} />
      ) : (
        <div className="mt-1 grid gap-8 lg:grid-cols-2">
          {explanation.split === null ? (
            <p className="text-sm text-muted">{t('dashboard.why.nothing')}</p>
          ) : (
            <Parts split={explanation.split} stats={stats} />
          )}
          <Advice advice={explanation.advice} />
        </div>
      )}
    </section>
  );
}

/** Several accounts have no change in common: one has to be chosen, here. */
function AccountOfChange({
  accounts,
  onAccount,
}: {
  accounts: DashboardStats['accountsList'];
  onAccount: (accountId: string) => void;
}) {
  const t = useT();
  return (
    <div className="mt-1 grid gap-3">
      <p className="text-sm text-muted">{t('dashboard.why.several')}</p>
      <Field label={t('dashboard.why.account')} className="w-full sm:w-64">
        {wiring => (
          <Select {...wiring} value="" onChange={event => onAccount(event.target.value)}>
            <option value="" disabled>
              {t('accounts.performance.selectPlaceholder')}
            </option>
            {accounts.map(({ id, username }) => (
              <option key={id} value={id}>
                {`@${username}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

/** The parts as bars, with the basis of the two countable ones below. */
function Parts({ split, stats }: { split: Split; stats: DashboardStats }) {
  const t = useT();
  const formats = useFormats();
  const { earlier, later } = split.factors;
  const shown = markUnproven<ShownSplit>(split, stats.sentence);
  const counted = (part: 'volume' | 'typical') =>
    t(`dashboard.why.counted.${part}`, {
      before: formats.number(Math.round(earlier[part])),
      after: formats.number(Math.round(later[part])),
    });
  return (
    <div className="min-w-0">
      <SplitBars
        title={t('dashboard.why.chart')}
        split={shown}
        about={{
          handle: stats.accountsList.map(({ username }) => username).join(', @'),
          from: stats.period.from,
          to: stats.period.to,
          sources: stats.provenance.views.sources,
        }}
      />
      <ul className="mt-3 grid gap-1 text-sm">
        <li>{counted('volume')}</li>
        {!isMerged(shown) && <li>{counted('typical')}</li>}
      </ul>
      <p className="mt-3 text-[0.8125rem] text-muted">{t('dashboard.why.note')}</p>
    </div>
  );
}

function Advice({ advice }: { advice: Explanation['advice'] }) {
  const t = useT();
  const formats = useFormats();
  return (
    <div className="min-w-0">
      <h4 className="mb-3 text-sm font-semibold">{t('dashboard.why.advice')}</h4>
      {advice.length === 0 ? (
        <p className="text-sm text-muted">{t('dashboard.why.noAdvice')}</p>
      ) : (
        <ol className="grid gap-4">
          {advice.map(recommendation => {
            const { title, because, unless } = adviceSentences(recommendation, t, formats);
            const count = recommendation.evidence.videoIds.length;
            return (
              <li key={recommendation.rule}>
                <p className="font-medium">{title}</p>
                {recommendation.video !== null && <Named video={recommendation.video} />}
                <p className="text-sm">{because}</p>
                <p className="text-sm text-muted">{unless}</p>
                <p className="text-[0.8125rem] text-muted">{t('dashboard.why.videos', { count })}</p>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}

/** The video an advice refers to: by its caption, or by its date where the caption was not requested. */
function Named({ video }: { video: NonNullable<Explanation['advice'][number]['video']> }) {
  const t = useT();
  const formats = useFormats();
  const date = formats.date(video.publishedAt);
  const title = video.description.trim();
  return (
    <p className="text-sm font-medium wrap-anywhere text-calm">
      {title === '' ? t('dashboard.why.videoOf', { date }) : t('dashboard.why.videoNamed', { title, date })}
    </p>
  );
}
