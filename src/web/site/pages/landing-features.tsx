import type { ReactNode } from 'react';
import { SKEWED } from './demo-figures.ts';
import { SectionTitle } from '#web/site/section-title.tsx';
import { useSite } from '#web/site/site-context.tsx';

/** The three features, each with a drawing. */
export function LandingFeatures() {
  const { t } = useSite();
  return (
    <section
      aria-labelledby="features-title"
      className="mx-auto max-w-7xl px-4 pt-20 sm:px-6 lg:px-8 lg:pt-28"
    >
      <SectionTitle id="features-title">{t('features.title')}</SectionTitle>
      <div className="grid gap-16 lg:gap-24">
        <Feature
          title={t('features.behaviour.title')}
          text={t('features.behaviour.text')}
          caption={t('features.behaviour.caption')}
        >
          <SkewDrawing />
        </Feature>
        <Feature
          flipped
          title={t('features.content.title')}
          text={t('features.content.text')}
          caption={t('features.content.caption')}
        >
          <HookDrawing />
        </Feature>
        <Feature
          title={t('features.automation.title')}
          text={t('features.automation.text')}
          caption={t('features.automation.caption')}
        >
          <SyncDrawing />
        </Feature>
      </div>
    </section>
  );
}

function Feature({
  title,
  text,
  caption,
  flipped = false,
  children,
}: {
  title: string;
  text: string;
  caption: string;
  flipped?: boolean;
  children: ReactNode;
}) {
  return (
    <article className="grid items-center gap-x-16 gap-y-6 lg:grid-cols-2">
      <div className={flipped ? 'lg:order-last' : undefined}>
        <h3 className="text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)] font-bold">{title}</h3>
        <p className="mt-3 max-w-xl text-lg text-muted">{text}</p>
      </div>
      <figure className="min-w-0">
        <div className="quoted border border-line bg-surface p-5 shadow-raised sm:p-8">{children}</div>
        <figcaption className="mt-3 text-sm text-muted">{caption}</figcaption>
      </figure>
    </article>
  );
}

const SKEW_TOP = 62_000;
const SKEW_FLOOR = 200;

function SkewDrawing() {
  const { t, formats } = useSite();
  const y = (views: number) => SKEW_FLOOR - (views / SKEW_TOP) * (SKEW_FLOOR - 8);
  const levels = [
    { value: SKEWED.mean, name: t('features.behaviour.mean'), color: 'var(--signal-text)', dash: '6 5' },
    { value: SKEWED.median, name: t('features.behaviour.median'), color: 'var(--calm)', dash: 'none' },
  ];
  return (
    <>
      <svg viewBox="0 0 372 204" aria-hidden className="h-auto w-full">
        {SKEWED.views.map((views, index) => (
          <rect
            key={views}
            x={7 + index * 36.5}
            width="28"
            y={y(views)}
            height={SKEW_FLOOR - y(views)}
            rx="2"
            fill={views > 30_000 ? 'var(--signal)' : 'var(--series-views)'}
          />
        ))}
        {levels.map(({ value, color, dash }) => (
          <line
            key={color}
            x1="0"
            x2="372"
            y1={y(value)}
            y2={y(value)}
            stroke={color}
            strokeWidth="2.5"
            strokeDasharray={dash}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <line x1="0" x2="372" y1={SKEW_FLOOR + 0.5} y2={SKEW_FLOOR + 0.5} stroke="var(--line-strong)" />
      </svg>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 font-semibold">
        {levels.map(({ value, name, color, dash }) => (
          <li key={name} className="flex items-center gap-2">
            <svg viewBox="0 0 28 4" aria-hidden className="h-1 w-7">
              <line x1="0" x2="28" y1="2" y2="2" stroke={color} strokeWidth="3" strokeDasharray={dash} />
            </svg>
            {`${name} ${formats.compact(value)}`}
          </li>
        ))}
      </ul>
    </>
  );
}

function HookDrawing() {
  const { t, language } = useSite();
  const [before, after] = language === 'fr' ? ['«\u00a0', '\u00a0»'] : ['“', '”'];
  const quotes = [
    t('features.content.quoteOne'),
    t('features.content.quoteTwo'),
    t('features.content.quoteThree'),
  ];
  const shifts = ['', 'sm:ms-8', 'sm:ms-16'];
  return (
    <ul className="grid gap-3">
      {quotes.map((quote, index) => (
        <li
          key={quote}
          className={`quoted bg-sunken px-4 py-3.5 font-display text-lg leading-snug font-bold ${shifts[index]} ${index === 0 ? 'bg-signal-wash!' : ''}`}
        >
          {`${before}${quote}${after}`}
        </li>
      ))}
    </ul>
  );
}

function SyncDrawing() {
  const { t } = useSite();
  const entries = [
    { time: t('features.automation.log.today'), text: t('features.automation.log.todayText'), ok: true },
    {
      time: t('features.automation.log.yesterday'),
      text: t('features.automation.log.yesterdayText'),
      ok: false,
    },
    { time: t('features.automation.log.before'), text: t('features.automation.log.beforeText'), ok: true },
  ];
  return (
    <>
      <p className="mb-5 text-[0.8125rem] text-muted">{t('features.automation.log.label')}</p>
      <ol className="ms-1.5 grid border-s-2 border-line">
        {entries.map(({ time, text, ok }) => (
          <li key={time} className="relative grid gap-x-6 pb-6 ps-6 last:pb-0 sm:grid-cols-[8rem_1fr]">
            <span
              aria-hidden
              className={`absolute -start-[0.5625rem] top-1 size-4 rounded-full rounded-ss-none border-2 ${ok ? 'border-calm bg-calm' : 'border-signal bg-surface'}`}
            />
            <span className="text-muted tabular-nums">{time}</span>
            <span className="font-medium">{text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
