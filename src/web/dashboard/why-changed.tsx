import { CHANGE_PARTS, type ChangePart } from '#domain/statistics/change-split.ts';
import { adviceSentences } from '#i18n/advice-sentence.ts';
import { useFormats, useT } from '#web/language/language.tsx';
import { classes } from '#web/ui/classes.ts';
import { signed } from './change-text.ts';
import type { DashboardStats } from './report-cards.tsx';

type Explanation = NonNullable<DashboardStats['explanation']>;
type Split = NonNullable<Explanation['split']>;

/** What the change in views is made of, part by part, and what follows from it. */
export function WhyChanged({ explanation }: { explanation: DashboardStats['explanation'] }) {
  const t = useT();
  return (
    <section aria-labelledby="why-title" className="mt-8 border-t border-line pt-6">
      <h3 id="why-title" className="text-base">
        {t('dashboard.why.title')}
      </h3>
      {explanation === null ? (
        <p className="mt-1 text-sm text-muted">{t('dashboard.why.several')}</p>
      ) : (
        <div className="mt-1 grid gap-8 lg:grid-cols-2">
          {explanation.split === null ? (
            <p className="text-sm text-muted">{t('dashboard.why.nothing')}</p>
          ) : (
            <Parts split={explanation.split} />
          )}
          <Advice advice={explanation.advice} />
        </div>
      )}
    </section>
  );
}

function Parts({ split }: { split: Split }) {
  const t = useT();
  const formats = useFormats();
  const { earlier, later, change, parts, factors } = split;
  const most = Math.max(...CHANGE_PARTS.map(part => Math.abs(parts[part])), 1);
  const nameOf = (part: ChangePart) => {
    if (part === 'outliers' || part === 'age') return t(`dashboard.why.parts.${part}`);
    const before = formats.number(Math.round(factors.earlier[part]));
    return t(`dashboard.why.parts.${part}`, {
      before,
      after: formats.number(Math.round(factors.later[part])),
    });
  };
  return (
    <div className="min-w-0">
      <p className="mb-3 text-sm text-muted">
        {t('dashboard.why.text', { earlier: formats.number(earlier), later: formats.number(later) })}
      </p>
      <dl className="grid gap-2.5 text-sm">
        {CHANGE_PARTS.map(part => (
          <div key={part} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
            <dt>{nameOf(part)}</dt>
            <dd className="font-semibold whitespace-nowrap tabular-nums">
              {signed(parts[part], size => formats.number(size))}
            </dd>
            <dd aria-hidden className="col-span-2 mt-1">
              <span
                style={{ width: `${(Math.abs(parts[part]) / most) * 100}%` }}
                className={classes('block h-1.5 rounded-full', parts[part] < 0 ? 'bg-signal' : 'bg-calm')}
              />
            </dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-3 border-t border-line-strong pt-2 font-semibold">
          <dt>{t('dashboard.why.total')}</dt>
          <dd className="tabular-nums">{signed(change, size => formats.number(size))}</dd>
        </div>
      </dl>
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

/** The video that an advice speaks of: by its words, or by its day where they were not asked for. */
function Named({ video }: { video: NonNullable<Explanation['advice'][number]['video']> }) {
  const t = useT();
  const formats = useFormats();
  const date = formats.date(video.publishedAt);
  const title = video.description.trim();
  return (
    <p className="text-sm font-medium break-words text-calm">
      {title === '' ? t('dashboard.why.videoOf', { date }) : t('dashboard.why.videoNamed', { title, date })}
    </p>
  );
}
