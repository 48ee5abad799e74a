import { useRef, useState } from 'react';
import { FILE_HEAD_BYTES, recogniseFile, type RecognisedFile } from '#domain/analysis/recognise-file.ts';

/** A file given to the field, and what it turned out to be. */
export type DroppedFile =
  | { kind: 'several' }
  | { kind: 'unreadable'; name: string }
  | { kind: 'read'; file: File; read: RecognisedFile };

/** Looks at the first bytes of a file that was dropped or pasted; the last one given is the one that counts. */
export function useDroppedFile(onData: (file: File) => void) {
  const [dropped, setDropped] = useState<DroppedFile | null>(null);
  const latest = useRef(0);

  async function take(files: readonly File[]) {
    const [file] = files;
    if (file === undefined) return;
    latest.current += 1;
    const turn = latest.current;
    const found = files.length > 1 ? ({ kind: 'several' } as const) : await lookInto(file);
    if (turn !== latest.current) return;
    setDropped(found);
    if (found.kind === 'read' && isData(found.read)) onData(file);
  }

  function forget() {
    latest.current += 1;
    setDropped(null);
  }

  return { dropped, take, forget };
}

async function lookInto(file: File): Promise<DroppedFile> {
  try {
    const head = new Uint8Array(await file.slice(0, FILE_HEAD_BYTES).arrayBuffer());
    return { kind: 'read', file, read: recogniseFile(file.name, head) };
  } catch {
    // A folder, or a file that is gone since.
    return { kind: 'unreadable', name: file.name };
  }
}

/** What the import reads. */
function isData({ kind }: RecognisedFile): boolean {
  return kind === 'table' || kind === 'json' || kind === 'zip';
}
