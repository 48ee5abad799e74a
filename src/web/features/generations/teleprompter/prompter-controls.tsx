import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import FlipHorizontal from 'lucide-react/icons/flip-vertical-2';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useId, type MouseEvent } from 'react';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { IconButton } from '#web/ui/controls/button.tsx';
import { classes } from '#web/ui/styles/classes.ts';
import { RATES, setRate, SIZES, type PrompterChoice } from './prompter-choice.ts';
import type { usePrompter } from './use-prompter.ts';

const QUIET = 'hover:bg-night-raised';

/** Play, sentences, speed, letter size, mirror. */
export function PrompterControls({
  choice,
  onChoose,
  prompter,
}: {
  choice: PrompterChoice;
  onChoose: (part: Partial<PrompterChoice>) => void;
  prompter: ReturnType<typeof usePrompter>;
}) {
  const t = useT();
  const formats = useFormats();
  const playId = useId();
  const { isPlaying } = prompter;
  // After a mouse click the space bar plays and pauses again; keyboard users keep their focus.
  const giveBack = ({ detail }: MouseEvent) => detail > 0 && document.getElementById(playId)?.focus();
  return (
    <footer className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 border-t border-night-line px-4 py-3">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <span className="flex items-center gap-1" onClick={giveBack}>
        <IconButton label={t('scripts.prompter.restart')} className={QUIET} onClick={() => prompter.goTo(0)}>
          <RotateCcw className="size-5" />
        </IconButton>
        <IconButton
          label={t('scripts.prompter.previous')}
          className={QUIET}
          onClick={() => prompter.step(-1)}
        >
          <ChevronLeft className="size-6" />
        </IconButton>
        <IconButton
          id={playId}
          data-first-focus
          label={t(isPlaying ? 'scripts.prompter.pause' : 'scripts.prompter.play')}
          onClick={prompter.toggle}
          className="size-14 bg-on-night text-night hover:brightness-90 pointer-coarse:size-14"
        >
          {isPlaying ? <Pause className="size-6 fill-current" /> : <Play className="size-6 fill-current" />}
        </IconButton>
        <IconButton label={t('scripts.prompter.next')} className={QUIET} onClick={() => prompter.step(1)}>
          <ChevronRight className="size-6" />
        </IconButton>
        <IconButton
          label={t('scripts.prompter.mirror')}
          aria-pressed={choice.isMirrored}
          className={classes(QUIET, choice.isMirrored && 'bg-night-raised outline-2 outline-on-night')}
          onClick={() => onChoose({ isMirrored: !choice.isMirrored })}
        >
          <FlipHorizontal className="size-5" />
        </IconButton>
      </span>
      <label className="flex items-center gap-2 text-sm">
        {t('scripts.prompter.speed')}
        <input
          type="range"
          min={RATES.least}
          max={RATES.most}
          step={RATES.step}
          value={choice.rate}
          aria-valuetext={t('scripts.prompter.speedValue', { rate: formats.number(choice.rate, 1) })}
          onChange={({ target }) => onChoose({ rate: setRate(target.valueAsNumber) })}
          className="h-11 w-24 accent-on-night"
        />
        <span aria-hidden className="w-8 tabular-nums">
          {formats.number(choice.rate, 1)}
        </span>
      </label>
      <label className="flex items-center gap-2 text-sm">
        {t('scripts.prompter.size')}
        <input
          type="range"
          min={SIZES.least}
          max={SIZES.most}
          step={SIZES.step}
          value={choice.size}
          onChange={({ target }) => onChoose({ size: target.valueAsNumber })}
          className="h-11 w-24 accent-on-night"
        />
      </label>
      <p className="hidden text-sm lg:block">{t('scripts.prompter.keys')}</p>
    </footer>
  );
}
