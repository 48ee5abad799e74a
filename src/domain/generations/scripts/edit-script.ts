import type { LockedScript } from './lock-script.ts';
import { countSpokenWords, linesSeconds, timeBeats } from './time-beats.ts';
import type { ScriptBeat, VideoScript } from './video-script.ts';

/** A creator's changes to a beat; absent fields stay. */
export interface BeatEdit {
  id: string;
  lines?: readonly string[] | undefined;
  onScreen?: string | undefined;
}

/** Duration of a script compared with its target length. */
interface ScriptFit {
  spokenSeconds: number;
  /** Speech time beyond the length; 0 where it fits. */
  overSeconds: number;
  words: number;
  wordBudget: number;
}

/** A script, or the part of it outside the paywall. */
export interface PartOfScript extends Omit<VideoScript, 'beats'> {
  beats: ScriptBeat[];
  locked?: LockedScript | null;
}

const LONGEST_TITLE = 200;
const titleOf = (beats: readonly ScriptBeat[]) =>
  Array.from((beats[0]?.lines[0] ?? '').replace(/(?<![.…\s])[.…\s]+$/u, ''))
    .slice(0, LONGEST_TITLE)
    .join('');
const wordsOf = (beats: readonly ScriptBeat[]) =>
  beats.reduce((sum, { lines }) => sum + countSpokenWords(lines), 0);

/**
 * A script with some beats reworded and its timing recomputed. A title that was the hook is updated with it. If only a
 * part of the script is available, its beats keep their times: the rest is not known.
 */
export function editScript<Script extends PartOfScript>(script: Script, edits: readonly BeatEdit[]): Script {
  const { language, locked = null } = script;
  const edited = script.beats.map(beat => {
    const edit = edits.find(({ id }) => id === beat.id);
    if (edit === undefined) return beat;
    const lines = edit.lines?.map(line => line.trim()).filter(line => line !== '') ?? beat.lines;
    const onScreen = edit.onScreen?.trim() ?? beat.onScreen;
    return { ...beat, lines: [...lines], onScreen, spokenSeconds: linesSeconds(lines, language) };
  });
  const title = titleOf(edited);
  return {
    ...script,
    title: title !== '' && script.title === titleOf(script.beats) ? title : script.title,
    beats: locked === null ? timeBeats(edited, script.sheet, script.seconds, language) : edited,
    words: Math.max(0, script.words - wordsOf(script.beats) + wordsOf(edited)),
  };
}

/** The speaking time and words of a script, compared with its length. */
export function measureScript(
  script: Pick<VideoScript, 'beats' | 'language' | 'seconds' | 'wordBudget'>,
): ScriptFit {
  const { beats, language, seconds, wordBudget } = script;
  const spokenSeconds = beats.reduce((sum, { lines }) => sum + linesSeconds(lines, language), 0);
  return {
    spokenSeconds,
    overSeconds: Math.max(0, spokenSeconds - seconds),
    words: wordsOf(beats),
    wordBudget,
  };
}
