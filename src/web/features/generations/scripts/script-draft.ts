import {
  BEATS,
  SCRIPT_SECONDS,
  type Beat,
  type ScriptSeconds,
} from '#domain/generations/scripts/spoken-beats.ts';

export interface ScriptDraft {
  title: string;
  seconds: ScriptSeconds;
  texts: Record<Beat, string>;
}

export const EMPTY_DRAFT: ScriptDraft = {
  title: '',
  seconds: 30,
  texts: { hook: '', promise: '', body: '', call: '' },
};

/** Each user of a shared computer has a separate draft. */
export function draftKey(userId: string): string {
  return `script_draft:${userId}`;
}

/** What was stored, with anything unreadable left out. */
export function parseDraft(stored: string | null): ScriptDraft {
  if (stored === null) return EMPTY_DRAFT;
  try {
    const { title, seconds, texts } = JSON.parse(stored) as Partial<ScriptDraft>;
    const text = (beat: Beat) => (typeof texts?.[beat] === 'string' ? texts[beat] : '');
    return {
      title: typeof title === 'string' ? title : '',
      seconds: SCRIPT_SECONDS.find(length => length === seconds) ?? EMPTY_DRAFT.seconds,
      texts: { hook: text('hook'), promise: text('promise'), body: text('body'), call: text('call') },
    };
  } catch {
    return EMPTY_DRAFT;
  }
}

/** The script as Markdown; beats without text are left out. */
export function draftAsMarkdown(
  draft: ScriptDraft,
  untitled: string,
  nameOf: (beat: Beat) => string,
): string {
  const parts = BEATS.filter(beat => draft.texts[beat].trim() !== '').map(
    beat => `## ${nameOf(beat)}\n\n${draft.texts[beat].trim()}\n`,
  );
  return [`# ${draft.title.trim() || untitled}\n`, ...parts].join('\n');
}
