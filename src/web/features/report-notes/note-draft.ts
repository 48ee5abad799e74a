/** A note as the server is known to hold it. */
export interface SavedNote {
  note: string;
  revision: number;
}

/** Each user of a shared computer has texts of their own. */
export function noteDraftKey(userId: string, reportId: string): string {
  return `report_note:${userId}:${reportId}`;
}

/** What was typed and not saved yet, with the number of the text it began from; null: nothing readable. */
export function parseNoteDraft(stored: string | null): SavedNote | null {
  try {
    const { note, revision } = JSON.parse(stored ?? 'null') as Partial<SavedNote>;
    return typeof note === 'string' && typeof revision === 'number' ? { note, revision } : null;
  } catch {
    return null;
  }
}

interface NoteStart {
  /** What stands in the field. */
  text: string;
  /** What a change takes the place of. */
  base: SavedNote;
  /** Another text than the draft began from: its writer chooses. */
  theirs: SavedNote | null;
}

/** What a page begins with: a draft that was left comes back, and writes over nothing that it has not seen. */
export function startNote(saved: SavedNote, draft: SavedNote | null): NoteStart {
  if (draft === null || draft.note === saved.note) return { text: saved.note, base: saved, theirs: null };
  const isSeen = draft.revision >= saved.revision;
  return { text: draft.note, base: saved, theirs: isSeen ? null : saved };
}
