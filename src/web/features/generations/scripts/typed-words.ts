import type { ScriptContent } from '#contract/generations/generations.ts';
import type { BeatEdit } from '#domain/generations/scripts/edit-script.ts';

/** The content of a beat's fields as typed, line breaks included; absent: as in the script. */
export interface TypedBeat {
  say?: string;
  screen?: string;
}

/** Typed words by beat, and the title. */
export interface TypedWords {
  title?: string;
  beats: Readonly<Record<string, TypedBeat>>;
}

export const NOTHING_TYPED: TypedWords = { beats: {} };

function linesOf(say: string): string[] {
  return say
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');
}

/** Typed words that the script does not hold yet; null where it holds all of them. */
export function unsaved(
  typed: TypedWords,
  script: ScriptContent,
): { title?: string; beats: BeatEdit[] } | null {
  const beats = script.beats.flatMap((beat): BeatEdit[] => {
    const { say, screen } = typed.beats[beat.id] ?? {};
    const lines = say === undefined ? undefined : linesOf(say);
    const isSaid = lines === undefined || lines.join('\n') === beat.lines.join('\n');
    const isShown = screen === undefined || screen.trim() === beat.onScreen;
    if (isSaid && isShown) return [];
    return [{ id: beat.id, ...(!isSaid && { lines }), ...(!isShown && { onScreen: screen.trim() }) }];
  });
  const title = typed.title?.trim() ?? '';
  const renamed = title !== '' && title !== script.title;
  if (beats.length === 0 && !renamed) return null;
  return { beats, ...(renamed && { title }) };
}

/** Whether a beat that is being edited here was changed elsewhere meanwhile. */
export function isContested(typed: TypedWords, before: ScriptContent, now: ScriptContent): boolean {
  const edits = unsaved(typed, before)?.beats ?? [];
  return edits.some(({ id }) => {
    const [old, fresh] = [before, now].map(({ beats }) => beats.find(beat => beat.id === id));
    return old?.lines.join('\n') !== fresh?.lines.join('\n') || old?.onScreen !== fresh?.onScreen;
  });
}

/** Storage key for this tab's unsaved input: a reload restores it, another tab does not see it. */
export function typedKey(textId: string): string {
  return `typed_script:${textId}`;
}

/** The stored input, without anything unreadable. */
export function parseTyped(stored: string | null): TypedWords {
  if (stored === null) return NOTHING_TYPED;
  try {
    const read = JSON.parse(stored) as { title?: unknown; beats?: unknown };
    const beats: Record<string, TypedBeat> = {};
    if (typeof read.beats === 'object' && read.beats !== null) {
      for (const [id, value] of Object.entries(read.beats as Record<string, unknown>)) {
        if (typeof value !== 'object' || value === null) continue;
        const { say, screen } = value as Record<string, unknown>;
        beats[id] = {
          ...(typeof say === 'string' && { say }),
          ...(typeof screen === 'string' && { screen }),
        };
      }
    }
    return { beats, ...(typeof read.title === 'string' && { title: read.title }) };
  } catch {
    return NOTHING_TYPED;
  }
}
