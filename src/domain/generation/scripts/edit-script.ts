import { countSpokenWords, linesSeconds, timeBeats } from './time-beats.ts';
import type { VideoScript } from './video-script.ts';

/** What a creator writes in place of a beat; what is not named stays. */
export interface BeatChange {
  id: string;
  lines?: readonly string[] | undefined;
  onScreen?: string | undefined;
}

/** How a script stands against its length. */
export interface ScriptFit {
  spokenSeconds: number;
  /** What is said beyond the length; 0 where it fits. */
  overSeconds: number;
  words: number;
  wordBudget: number;
}

const bare = (text: string) => text.replace(/[.…\s]+$/u, '');

/** A script with some of its beats in other words, and the clock worked out anew. A title that was the hook follows it. */
export function editScript<Script extends VideoScript>(
  script: Script,
  changes: readonly BeatChange[],
): Script {
  const changed = script.beats.map(beat => {
    const change = changes.find(({ id }) => id === beat.id);
    if (change === undefined) return beat;
    const lines = change.lines?.map(line => line.trim()).filter(line => line !== '');
    return { ...beat, lines: lines ?? beat.lines, onScreen: change.onScreen?.trim() ?? beat.onScreen };
  });
  const [before, after] = [script.beats[0]?.lines.join(' ') ?? '', changed[0]?.lines.join(' ') ?? ''];
  const beats = timeBeats(changed, script.sheet, script.seconds, script.language);
  return {
    ...script,
    title: script.title === bare(before) && after !== '' ? bare(after) : script.title,
    beats,
    words: beats.reduce((sum, { lines }) => sum + countSpokenWords(lines), 0),
  };
}

/** How much of its length a script takes to say. */
export function measureScript(script: VideoScript): ScriptFit {
  const spokenSeconds = script.beats.reduce((sum, beat) => sum + linesSeconds(beat.lines, script.language), 0);
  return {
    spokenSeconds,
    overSeconds: Math.max(0, spokenSeconds - script.seconds),
    words: script.beats.reduce((sum, { lines }) => sum + countSpokenWords(lines), 0),
    wordBudget: script.wordBudget,
  };
}
