import { useEffect, useEffectEvent, useState } from 'react';
import { ERROR_STATUS } from '#contract/wire/errors.ts';
import { errorCodeOf } from '#web/ui/language/error-text.ts';
import { noteDraftKey, parseNoteDraft, startNote, type SavedNote } from './note-draft.ts';

const PAUSE_MS = 800;
const AGAIN_MS = 5_000;

export interface NoteCalls {
  /** Throws `note_changed` where the stored text is not the one to be replaced. */
  save: (chosen: SavedNote) => Promise<SavedNote>;
  load: () => Promise<SavedNote>;
}

/**
 * A text that saves itself after each pause in typing. Until then it is stored in the browser, so that neither a lost
 * network nor a closed page loses it; a version changed elsewhere is shown with it, never overwritten.
 */
export function useReportNote(
  known: SavedNote,
  { userId, reportId, calls }: { userId: string; reportId: string; calls: NoteCalls },
) {
  const key = noteDraftKey(userId, reportId);
  const [start] = useState(() => startNote(known, parseNoteDraft(readDraft(key))));
  const [text, setText] = useState(start.text);
  const [base, setBase] = useState(start.base);
  const [theirs, setTheirs] = useState(start.theirs);
  const [isSaving, setIsSaving] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const isDirty = text !== base.note;

  function adopt(saved: SavedNote) {
    setText(saved.note);
    setBase(saved);
    setTheirs(null);
    dropDraft(key);
  }

  async function save(revision = base.revision) {
    setIsSaving(true);
    try {
      const saved = await calls.save({ note: text, revision });
      setBase(saved);
      setIsWaiting(false);
      setSavedAt(new Date());
      // A draft typed meanwhile is a newer text: it stays until it is saved.
      if (parseNoteDraft(readDraft(key))?.note === saved.note) dropDraft(key);
    } catch (error) {
      if (errorCodeOf(error) === 'note_changed') {
        const other = await calls.load().catch(() => null);
        setTheirs(other);
        setIsWaiting(other === null);
      } else if (isFinal(error)) setRefusal(error);
      else setIsWaiting(true);
    } finally {
      setIsSaving(false);
    }
  }

  const saveNow = useEffectEvent(() => {
    if (isDirty && theirs === null && !isSaving && refusal === null) void save();
  });
  useEffect(() => {
    if (!isDirty || theirs !== null || isSaving || refusal !== null) return;
    const timer = setTimeout(saveNow, isWaiting ? AGAIN_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isDirty, theirs, isSaving, isWaiting, refusal]);

  const lookAgain = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    if (isDirty) saveNow();
    else
      calls.load().then(
        saved => saved.revision > base.revision && adopt(saved),
        () => undefined,
      );
  });
  useEffect(() => {
    const leave = new AbortController();
    const { signal } = leave;
    addEventListener('online', lookAgain, { signal });
    document.addEventListener('visibilitychange', lookAgain, { signal });
    return () => {
      leave.abort();
      saveNow();
    };
  }, []);

  return {
    text,
    theirs,
    refusal,
    savedAt: isDirty ? null : savedAt,
    state: isSaving ? 'saving' : isDirty && isWaiting ? 'waiting' : 'rest',
    write(next: string) {
      setText(next);
      setRefusal(null);
      if (next === base.note) dropDraft(key);
      else keepDraft(key, { note: next, revision: base.revision });
    },
    keepMine() {
      if (theirs === null) return;
      setBase(theirs);
      setTheirs(null);
      keepDraft(key, { note: text, revision: theirs.revision });
    },
    takeTheirs: () => theirs !== null && adopt(theirs),
  } as const;
}

/** Retrying is useless: the report is gone, or access is denied. */
function isFinal(error: unknown): boolean {
  const code = errorCodeOf(error);
  if (code === null) return false;
  return ![401, 408, 429].includes(ERROR_STATUS[code]) && ERROR_STATUS[code] < 500;
}

/** Storage may be unavailable or full: then only the page holds the text. */
function readDraft(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keepDraft(key: string, draft: SavedNote): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The next pause saves it.
  }
}

function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There was none.
  }
}
