import type { GeneratedText } from '#contract/generations/generations.ts';
import { BAIT_NEEDS_PROMISE } from '#domain/generations/bait/bait-limits.ts';
import { whyLine } from '#domain/generations/hooks/why-line.ts';
import { useFormats, useLanguage } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';

/** Facts about a text before it is used: how long it takes to say, how it is built, what it promises. */
export function TextFacts({ text }: { text: GeneratedText }) {
  const { t, language } = useLanguage();
  const formats = useFormats();
  const { hook, cta } = text;
  const content = hook ?? cta;
  if (content === null) return null;
  const { assumes, refusal, seconds } = content;
  const why = hook === null ? '' : whyLine(hook.score, language);
  return (
    <div className="grid gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        {hook !== null && (
          <Badge tone="calm" title={t('generations.card.scoreTitle')}>
            {t('generations.card.score', { points: hook.score.points })}
          </Badge>
        )}
        {cta !== null && (
          <>
            <Badge tone="calm">{t(`generations.goals.${cta.goal}`)}</Badge>
            <Badge>{t(`generations.placements.${cta.placement}`)}</Badge>
          </>
        )}
        {cta?.placement !== 'overlay' && (
          <Badge>{t('generations.card.seconds', { seconds: formats.number(seconds, 1) })}</Badge>
        )}
        {text.text !== text.written_text && <Badge>{t('generations.card.edited')}</Badge>}
      </p>
      {why !== '' && <p className="text-muted">{why}</p>}
      {assumes !== null && <p className="font-medium">{t(`generations.card.assumes.${assumes}`)}</p>}
      {hook?.promise != null && (
        <p className="font-medium">{t('generations.putaclic.promise', { text: hook.promise.text })}</p>
      )}
      {hook !== null && (text.brief.putaclic || hook.bait.points >= BAIT_NEEDS_PROMISE) && (
        <BaitMeter points={hook.bait.points} />
      )}
      {refusal !== null && (
        <p className="font-medium text-bad">
          {t('generations.card.refusal', { gate: t(`generations.gates.${refusal}`) })}
        </p>
      )}
    </div>
  );
}

function BaitMeter({ points }: { points: number }) {
  const { t } = useLanguage();
  const words = t('generations.putaclic.meter', { points });
  return (
    <div className="flex max-w-md flex-wrap items-center gap-x-3 gap-y-1">
      <span>{words}</span>
      <ProgressBar
        label={t('generations.putaclic.title')}
        percent={points}
        valueText={words}
        tone={points >= BAIT_NEEDS_PROMISE ? 'warning' : 'calm'}
        className="min-w-32 flex-1"
      />
    </div>
  );
}
