import type { ScriptBeat } from './video-script.ts';

/** The fields of a beat needed by a teleprompter and subtitles. */
export type SayableBeat = Pick<
  ScriptBeat,
  'id' | 'startsAt' | 'endsAt' | 'lines' | 'prompt' | 'spokenSeconds'
>;

/** One sentence to say, or one action, with its times in seconds from the start. */
export interface PrompterCue {
  beatId: string;
  kind: 'say' | 'do';
  text: string;
  from: number;
  to: number;
}

const SHORTEST = 0.5;

/**
 * A sentence lasts as long as it takes to say; a prompt for the creator fills its beat while no sentence is written for
 * it.
 */
export function prompterCues(beats: readonly SayableBeat[]): PrompterCue[] {
  return beats.flatMap(({ id: beatId, startsAt, endsAt, lines, prompt, spokenSeconds }) => {
    const length = lines.reduce((sum, line) => sum + line.length, 0);
    const speech = lines.length === 0 ? 0 : Math.min(endsAt - startsAt, Math.max(spokenSeconds, SHORTEST));
    let from = startsAt;
    const said = lines.map((text): PrompterCue => {
      const to = from + (length === 0 ? 0 : (speech * text.length) / length);
      const cue: PrompterCue = { beatId, kind: 'say', text, from, to };
      from = to;
      return cue;
    });
    return prompt === null || lines.length > 0
      ? said
      : [{ beatId, kind: 'do', text: prompt, from: startsAt, to: endsAt }];
  });
}

/** The cue at this second; the last one after the end. -1 without cues. */
export function cueAt(cues: readonly PrompterCue[], second: number): number {
  const next = cues.findIndex(({ from }) => from > second);
  return next === -1 ? cues.length - 1 : Math.max(0, next - 1);
}
