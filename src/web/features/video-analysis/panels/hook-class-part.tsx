import { useState } from 'react';
import { absenceText, secondsText } from '#presentation/sentences/video-analysis-sentence.ts';
import type { HookPanel } from '#domain/video-analysis/panels/hook-panel.ts';
import type { Quote } from '#domain/video-analysis/findings/findings.ts';
import type { Formats } from '#i18n/language/formats.ts';
import type { T } from '#i18n/messages.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { useAnalysis } from '#web/features/video-analysis/context/analysis-context.ts';
import { ConfidenceBadge } from './confidence-badge.tsx';
import { CorrectHookDialog } from '#web/features/video-analysis/context/correct-hook-dialog.tsx';

/** The class of the hook with the words behind it; a user's correction takes precedence. */
export function HookClassPart({ hook }: { hook: HookPanel }) {
  const t = useT();
  const formats = useFormats();
  const { correction, onCorrectHook } = useAnalysis();
  const [isOpen, setIsOpen] = useState(false);
  const { class: said } = hook;
  const recognised = said.absent === null ? said.recognised : null;
  const kept =
    said.absent === null && said.correctedAt !== null
      ? { kind: said.kind, correctedAt: said.correctedAt }
      : null;
  const corrected = correction === undefined ? kept : correction;
  const kind = corrected?.kind ?? (said.absent === null ? (recognised ?? said.kind) : null);
  const basis = said.absent === null ? said.basis : null;
  return (
    <div className="min-w-0">
      {basis !== null && (
        <blockquote className="max-w-prose font-display text-xl leading-snug font-bold text-balance wrap-anywhere sm:text-2xl">
          {t('videoAnalysis.quotes.words', { words: basis.words })}
        </blockquote>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="text-sm text-muted">{t('videoAnalysis.hook.class')}</span>
        {kind === null ? (
          <span className="text-sm">{said.absent === null ? null : absenceText(said.absent, t)}</span>
        ) : (
          <Badge tone="ink" className="text-sm!">
            {t(`hooks.kinds.${kind}`)}
          </Badge>
        )}
        {corrected !== null && <Badge tone="calm">{t('videoAnalysis.hook.corrected')}</Badge>}
        {corrected === null && said.absent === null && said.correctedAt === null && (
          <ConfidenceBadge confidence={said.confidence} />
        )}
        {onCorrectHook !== undefined && (
          <Button size="sm" variant="quiet" className="print:hidden" onClick={() => setIsOpen(true)}>
            {t('videoAnalysis.correct.open')}
          </Button>
        )}
      </div>
      <div className="mt-2 grid gap-1 text-sm text-muted">
        {basis !== null && <p>{fromText(basis, t, formats)}</p>}
        {corrected !== null && (
          <p>
            {recognised === null
              ? t('videoAnalysis.hook.correctedUnread', { date: formats.date(corrected.correctedAt) })
              : t('videoAnalysis.hook.correctedAt', {
                  date: formats.date(corrected.correctedAt),
                  kind: t(`hooks.kinds.${recognised}`),
                })}
          </p>
        )}
      </div>
      {onCorrectHook !== undefined && (
        <CorrectHookDialog
          open={isOpen}
          kind={kind}
          corrected={corrected?.kind ?? null}
          onCorrect={onCorrectHook}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

/** The source of the words that gave the class; the words themselves are shown above. */
function fromText({ place, second }: Quote, t: T, formats: Formats): string {
  if (place === 'caption') return t('videoAnalysis.hook.from.caption');
  if (second === null) return t('videoAnalysis.hook.from.speech');
  const at = { second: secondsText(second, t, formats) };
  return place === 'speech'
    ? t('videoAnalysis.hook.from.speechAt', at)
    : t('videoAnalysis.hook.from.screenAt', at);
}
