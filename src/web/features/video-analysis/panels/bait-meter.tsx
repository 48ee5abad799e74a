import { absenceText } from '#presentation/sentences/video-analysis-sentence.ts';
import type { HookPanel } from '#domain/video-analysis/panels/hook-panel.ts';
import { useT } from '#web/ui/language/language.tsx';

const LEVELS = ['none', 'light', 'marked', 'strong'] as const;
const FILL = ['bg-calm', 'bg-warn-fill', 'bg-warn-fill', 'bg-signal'];

/** How strongly the form of the first words is bait: each sign with the words that show it. */
export function BaitMeter({ bait }: { bait: HookPanel['bait'] }) {
  const t = useT();
  return (
    <section className="min-w-0">
      <h3 className="font-sans text-sm font-medium tracking-normal text-muted">
        {t('videoAnalysis.hook.bait.title')}
      </h3>
      {bait.absent === null ? (
        <>
          <p className="mt-1 flex items-center gap-3">
            <span aria-hidden className="flex gap-1">
              {[1, 2, 3].map(place => (
                <span
                  key={place}
                  className={`h-2 w-6 rounded-full ${place <= bait.level ? FILL[bait.level] : 'bg-sunken'}`}
                />
              ))}
            </span>
            <span className="font-semibold">{t(`videoAnalysis.hook.bait.levels.${LEVELS[bait.level]}`)}</span>
          </p>
          {bait.signs.length > 0 && (
            <ul className="mt-1.5 grid gap-0.5 text-sm">
              {bait.signs.map(({ sign, words }) => (
                <li key={sign} className="wrap-anywhere">
                  {t('videoAnalysis.hook.bait.sign', {
                    sign: t(`videoAnalysis.hook.bait.signs.${sign}`),
                    words,
                  })}
                </li>
              ))}
            </ul>
          )}
          <p className="mt-1.5 text-[0.8125rem] text-muted">{t('videoAnalysis.hook.bait.text')}</p>
        </>
      ) : (
        <p className="mt-1 text-sm text-muted">{absenceText(bait.absent, t)}</p>
      )}
    </section>
  );
}
