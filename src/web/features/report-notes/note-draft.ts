/** A note as last stored on the server. */
export interface SavedNote {
  note: string;
  revision: number;
}

/** Each user of a shared computer has separate drafts. */
export function noteDraftKey(userId: string, reportId: string): string {
  return `report_note:${userId}:${reportId}`;
}

/** The unsaved text, with the revision it began from; null: nothing readable. */
export function parseNoteDraft(stored: string | null): SavedNote | null {
  try {
    const { note, revision } = JSON.parse(stored ?? 'null') as Partial<SavedNote>;
    return typeof note === 'string' && typeof revision === 'number' ? { note, revision } : null;
  } catch {
    return null;
  }
}

interface NoteStart {
  /** The content of the field. */
  text: string;
  /** The version that a change replaces. */
  base: SavedNote;
  /** A stored text other than the draft's base: the user chooses. */
  theirs: SavedNote | null;
}

/** The initial state of a page: an unsaved draft is restored, and never overwrites a newer stored text. */
export function startNote(saved: SavedNote, draft: SavedNote | null): NoteStart {
  if (draft === null || draft.note === saved.note) return { text: saved.note, base: saved, theirs: null };
  const isSeen = draft.revision >= saved.revision;
  return { text: draft.note, base: saved, theirs: isSeen ? null : saved };
}
