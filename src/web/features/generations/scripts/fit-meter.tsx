import { countUnwrittenBeats } from '#domain/generations/scripts/is-outline.ts';
import { measureScript } from '#domain/generations/scripts/edit-script.ts';
import type { ScriptContent } from '#contract/generations/generations.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';

/** How much of its length a script takes to say. Of a partly locked script only the words are known. */
export function FitMeter({ script }: { script: ScriptContent }) {
  const t = useT();
  const formats = useFormats();
  const { spokenSeconds, overSeconds } = measureScript(script);
  const said = t('scripts.fit.said', {
    spoken: formats.number(spokenSeconds, 1),
    seconds: formats.number(script.seconds),
  });
  const unwritten = countUnwrittenBeats(script);
  const over = overSeconds >= 0.05;
  const words = t('scripts.fit.words', { count: script.words, most: formats.number(script.wordBudget) });
  return (
    <div>
      {script.locked === null && (
        <>
          <p className="mb-2 font-medium">{said}</p>
          <ProgressBar
            label={t('scripts.fit.label')}
            percent={(spokenSeconds / script.seconds) * 100}
            tone={over ? 'warning' : 'calm'}
            valueText={said}
          />
        </>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
        {words}
        {script.locked === null && (
          <>
            {unwritten > 0 && <Badge tone="warn">{t('scripts.fit.unwritten', { count: unwritten })}</Badge>}
            {over && (
              <Badge tone="warn">
                {t('scripts.fit.over', { seconds: formats.number(overSeconds, 1) })}
              </Badge>
            )}
            {unwritten === 0 && !over && <Badge tone="good">{t('scripts.fit.fits')}</Badge>}
          </>
        )}
      </p>
      <p className="mt-2 text-sm text-muted">{t('scripts.fit.method')}</p>
    </div>
  );
}
