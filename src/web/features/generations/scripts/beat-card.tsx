import Camera from 'lucide-react/icons/camera';
import Lightbulb from 'lucide-react/icons/lightbulb';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Volume2 from 'lucide-react/icons/volume-2';
import { useId, useState } from 'react';
import type { ScriptBeatItem, ScriptContent } from '#contract/generations/generations.ts';
import { EDITED_LIMITS } from '#domain/generations/brief/generation-limits.ts';
import { clockOf } from '#domain/generations/scripts/export-script.ts';
import { SHOT_WORDS, SOUND_WORDS } from '#domain/generations/scripts/shot-words.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, TextArea, TextInput } from '#web/ui/controls/field.tsx';
import { beatWords } from './beat-words.ts';
import type { TypedBeat } from './typed-words.ts';

/** More words than this cannot be read at a glance. */
const GLANCE_WORDS = 6;

/** One beat: time, speech, on-screen text, picture and sound; its words can be edited in place. */
export function BeatCard({
  beat,
  language,
  typed,
  onType,
  onLeave,
  onRewrite,
  isRewriting,
}: {
  beat: ScriptBeatItem;
  language: ScriptContent['language'];
  typed: TypedBeat | undefined;
  onType: (part: TypedBeat) => void;
  onLeave: () => void;
  /** Null where only the creator can write the text. */
  onRewrite: (() => void) | null;
  isRewriting: boolean;
}) {
  const t = useT();
  const formats = useFormats();
  const whyId = useId();
  const [isWhyOpen, setIsWhyOpen] = useState(false);
  const { name, why } = beatWords(beat.id, t);
  const [from, to] = [clockOf(beat.startsAt), clockOf(beat.endsAt)];
  const screen = typed?.screen ?? beat.onScreen;
  const glances = screen.split(/\s+/u).filter(word => /[\p{L}\p{N}]/u.test(word)).length <= GLANCE_WORDS;
  return (
    <li className="relative grid gap-x-5 border-s-2 border-line ps-5 pb-7 last:pb-0 sm:ms-20">
      <span
        aria-hidden
        className="absolute start-[-0.4375rem] top-1.5 size-3 rounded-full border-2 border-surface bg-calm"
      />
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="text-lg">{name}</h3>
        <p className="text-sm text-muted tabular-nums sm:absolute sm:end-full sm:top-0.5 sm:me-4 sm:whitespace-nowrap">
          <span className="sr-only">{t('scripts.beat.window', { from, to })}</span>
          <span aria-hidden>
            {from} – {to}
          </span>
        </p>
        {beat.lines.length > 0 && (
          <p className="text-sm text-muted">
            {t('scripts.beat.spoken', { seconds: formats.number(beat.spokenSeconds, 1) })}
          </p>
        )}
        <span className="-my-1.5 flex gap-1 max-sm:-ms-3 max-sm:basis-full sm:ms-auto">
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isWhyOpen}
            aria-controls={whyId}
            aria-label={t('scripts.beat.whyLabel', { beat: name })}
            icon={<Lightbulb aria-hidden className="size-4" />}
            onClick={() => setIsWhyOpen(open => !open)}
          >
            {t('scripts.beat.why')}
          </Button>
          {onRewrite !== null && (
            <Button
              size="sm"
              variant="quiet"
              busy={isRewriting}
              aria-label={t('scripts.beat.againLabel', { beat: name })}
              icon={<RefreshCw aria-hidden className="size-4" />}
              onClick={onRewrite}
            >
              {t('scripts.beat.again')}
            </Button>
          )}
        </span>
      </div>
      {beat.prompt !== null && (
        <p className="mb-3 quoted-sm bg-signal-wash px-3 py-2 text-[0.9375rem]">{beat.prompt}</p>
      )}
      <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <Field label={t('scripts.beat.say')}>
          {wiring => (
            <TextArea
              {...wiring}
              lang={language}
              rows={Math.max(2, beat.lines.length)}
              className="min-h-18 field-sizing-content text-lg"
              value={typed?.say ?? beat.lines.join('\n')}
              maxLength={EDITED_LIMITS.spokenLine}
              onChange={({ target }) => onType({ say: target.value })}
              onBlur={onLeave}
            />
          )}
        </Field>
        <Field
          label={t('scripts.beat.onScreen')}
          error={glances ? undefined : t('scripts.beat.onScreenWords')}
        >
          {wiring => (
            <TextInput
              {...wiring}
              lang={language}
              value={screen}
              maxLength={EDITED_LIMITS.onScreen}
              onChange={({ target }) => onType({ screen: target.value })}
              onBlur={onLeave}
            />
          )}
        </Field>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-muted">
        <p className="flex items-center gap-2" lang={language}>
          <Camera aria-hidden className="size-4 shrink-0" />
          <span className="sr-only">{t('scripts.beat.shot')} </span>
          {SHOT_WORDS[language][beat.shot]}
        </p>
        <p className="flex items-center gap-2" lang={language}>
          <Volume2 aria-hidden className="size-4 shrink-0" />
          <span className="sr-only">{t('scripts.beat.sound')} </span>
          {SOUND_WORDS[language][beat.sound]}
        </p>
      </div>
      <p id={whyId} hidden={!isWhyOpen} className="mt-2 quoted-sm bg-sunken px-3 py-2 text-sm">
        {why}
      </p>
    </li>
  );
}
