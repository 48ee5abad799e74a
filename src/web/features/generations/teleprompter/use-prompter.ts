import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { cueAt, type PrompterCue } from '#domain/generations/scripts/prompter-cues.ts';

/** Position of the current sentence, from the top of the text window. */
const READ_AT = 0.35;
/** Update interval of the clock. */
const SHOWN_MS = 200;

const calmly = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs through the cues at `pace` script seconds per second, and keeps the current sentence at eye level. */
export function usePrompter(
  cues: readonly PrompterCue[],
  pace: number,
  windowRef: RefObject<HTMLDivElement | null>,
  end: number,
) {
  const [isPlaying, setIsPlaying] = useState(false);
  const [shown, setShown] = useState(0);
  const second = useRef(0);

  const place = useCallback(
    (isSmooth: boolean) => {
      const box = windowRef.current;
      const at = cueAt(cues, second.current);
      const cue = cues[at];
      const line = box?.querySelectorAll<HTMLElement>('[data-cue]')[at];
      if (box === null || cue === undefined || line === undefined) return;
      const share = cue.to > cue.from ? Math.min(1, (second.current - cue.from) / (cue.to - cue.from)) : 0;
      const moved = isSmooth ? share * line.offsetHeight : 0;
      box.scrollTop = line.offsetTop + moved - box.clientHeight * READ_AT;
    },
    [cues, windowRef],
  );

  useEffect(() => {
    if (!isPlaying) return;
    let frame = 0;
    let last = performance.now();
    let told = 0;
    const turn = (now: number) => {
      second.current = Math.min(end, second.current + ((now - last) / 1000) * pace);
      last = now;
      // With reduced motion the text stands still until the next sentence.
      place(!calmly());
      if (now - told > SHOWN_MS || second.current >= end) {
        told = now;
        setShown(second.current);
      }
      if (second.current >= end) setIsPlaying(false);
      else frame = requestAnimationFrame(turn);
    };
    frame = requestAnimationFrame(turn);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, pace, end, place]);

  const goTo = useCallback(
    (next: number) => {
      second.current = Math.min(end, Math.max(0, next));
      setShown(second.current);
      place(false);
    },
    [end, place],
  );

  return {
    isPlaying,
    second: shown,
    end,
    current: cueAt(cues, shown),
    place,
    goTo,
    toggle: () => {
      if (!isPlaying && second.current >= end) goTo(0);
      setIsPlaying(playing => !playing);
    },
    step: (by: 1 | -1) => {
      const at = cueAt(cues, second.current);
      goTo(by === 1 ? (cues[at + 1]?.from ?? end) : (cues[at - 1]?.from ?? 0));
    },
  };
}
