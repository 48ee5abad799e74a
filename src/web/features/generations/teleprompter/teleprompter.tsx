import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import X from 'lucide-react/icons/x';
import { clockOf } from '#domain/generations/scripts/export-script.ts';
import { prompterCues, type SayableBeat } from '#domain/generations/scripts/prompter-cues.ts';
import { WORDS_A_SECOND } from '#domain/generations/scripts/video-script.ts';
import { useT } from '#web/ui/language/language.tsx';
import { IconButton } from '#web/ui/controls/button.tsx';
import { classes } from '#web/ui/styles/classes.ts';
import { parsePrompterChoice, PROMPTER_KEY, RATES, setRate, type PrompterChoice } from './prompter-choice.ts';
import { PrompterControls } from './prompter-controls.tsx';
import { usePrompter } from './use-prompter.ts';
import { useWakeLock } from './use-wake-lock.ts';

function firstChoice(language: 'fr' | 'en'): PrompterChoice {
  try {
    return parsePrompterChoice(localStorage.getItem(PROMPTER_KEY), language, innerWidth);
  } catch {
    return parsePrompterChoice(null, language, innerWidth);
  }
}

/** The script in full screen, running at the pace of speech. Keyboard: Space, arrows, Escape. */
export function Teleprompter({
  title,
  beats,
  language,
  onClose,
}: {
  title: string;
  beats: readonly SayableBeat[];
  language: 'fr' | 'en';
  onClose: () => void;
}) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState(() => firstChoice(language));
  const cues = useMemo(() => prompterCues(beats), [beats]);
  const prompter = usePrompter(cues, choice.rate / WORDS_A_SECOND[language], box, beats.at(-1)?.endsAt ?? 0);
  const isAwake = useWakeLock();
  const { place } = prompter;

  useEffect(() => {
    const shown = dialog.current;
    if (shown === null) return;
    shown.showModal();
    shown.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    // Where the browser does not allow full screen, a phone keeps its bars.
    void shown.requestFullscreen?.().catch(() => undefined);
    return () => {
      if (document.fullscreenElement === shown) void document.exitFullscreen();
      shown.close();
    };
  }, []);

  useEffect(() => {
    place(false);
    const onResize = () => place(false);
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, [place, choice.size]);

  function choose(part: Partial<PrompterChoice>) {
    const next = { ...choice, ...part };
    setChoice(next);
    try {
      localStorage.setItem(PROMPTER_KEY, JSON.stringify(next));
    } catch {
      // Chosen again the next time.
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const on = event.target as HTMLElement;
    if (event.altKey || event.ctrlKey || event.metaKey || on.matches('input[type="range"]')) return;
    const isControl = on.closest('button, input') !== null;
    const act: Record<string, () => void> = {
      ...(!isControl && { ' ': prompter.toggle }),
      ArrowRight: () => prompter.step(1),
      ArrowLeft: () => prompter.step(-1),
      ArrowUp: () => choose({ rate: setRate(choice.rate + RATES.step) }),
      ArrowDown: () => choose({ rate: setRate(choice.rate - RATES.step) }),
      Home: () => prompter.goTo(0),
    };
    const doIt = act[event.key];
    if (doIt === undefined) return;
    event.preventDefault();
    doIt();
  }

  return (
    // The keys are those of its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={t('scripts.prompter.title')}
      onKeyDown={onKeyDown}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      className="m-0 grid h-dvh max-h-none w-full max-w-none grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-night p-0 text-on-night [--focus:var(--on-night)]"
    >
      <header className="flex items-center justify-between gap-3 px-4 py-2">
        <p className="min-w-0 flex-1 truncate text-sm">
          {title}
          {isAwake && ` · ${t('scripts.prompter.awake')}`}
        </p>
        <p className="text-sm whitespace-nowrap tabular-nums">
          {t('scripts.prompter.clock', { now: clockOf(prompter.second), all: clockOf(prompter.end) })}
        </p>
        <IconButton label={t('scripts.prompter.close')} onClick={onClose} className="hover:bg-night-raised">
          <X className="size-5" />
        </IconButton>
      </header>
      {/* A tap on the text is a shortcut of the play button. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div ref={box} onClick={prompter.toggle} className="relative overflow-hidden">
        <div
          lang={language}
          className={classes(
            'mx-auto grid max-w-4xl gap-[0.6em] px-5 pt-[35dvh] pb-[70dvh] font-semibold text-balance',
            choice.isMirrored && '-scale-x-100',
          )}
          style={{ fontSize: `${choice.size}px`, lineHeight: 1.3 }}
        >
          {cues.map((cue, index) => (
            <p
              key={`${cue.beatId}-${index}`}
              data-cue
              aria-current={index === prompter.current ? 'step' : undefined}
              className={classes(
                'transition-opacity',
                cue.kind === 'do' && 'text-[0.6em] italic',
                index !== prompter.current && 'opacity-55',
              )}
            >
              {cue.kind === 'do' && <span className="sr-only">{t('scripts.prompter.doThis')} </span>}
              {cue.text}
            </p>
          ))}
        </div>
      </div>
      <PrompterControls choice={choice} onChoose={choose} prompter={prompter} />
    </dialog>
  );
}
