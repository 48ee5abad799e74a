import { useRef, useState } from 'react';
import {
  FILE_HEAD_BYTES,
  recogniseFile,
  type RecognisedFile,
} from '#domain/video-analysis/input/recognise-file.ts';

/** A file given to the field, and its recognised type. */
export interface ChosenFile {
  file: File;
  read: RecognisedFile;
}

export interface BroughtFiles {
  video: ChosenFile | null;
  captions: ChosenFile | null;
  /** The last one that is of no use for an analysis, or goes to the import. */
  other: OtherFile | null;
}

export type OtherFile =
  | { kind: 'several' }
  | { kind: 'unreadable'; name: string }
  | ({ kind: 'read' } & ChosenFile);

const NOTHING: BroughtFiles = { video: null, captions: null, other: null };

/** Checks the first bytes of files that were dropped, pasted or chosen; the latest ones count. */
export function useChosenFiles(onData: (file: File) => void) {
  const [brought, setBrought] = useState<BroughtFiles>(NOTHING);
  const latest = useRef(0);

  async function take(files: readonly File[]) {
    latest.current += 1;
    const turn = latest.current;
    const looked = await Promise.all(files.map(lookInto));
    if (turn !== latest.current) return;
    const of = (kind: 'video' | 'captions') => looked.filter(one => isOf(one, kind));
    const [videos, captions] = [of('video'), of('captions')];
    const others = looked.filter(one => !isOf(one, 'video') && !isOf(one, 'captions'));
    if (videos.length > 1 || captions.length > 1 || others.length > 1) {
      setBrought(before => ({ ...before, other: { kind: 'several' } }));
      return;
    }
    const [other = null] = others;
    setBrought(before => ({
      video: asBrought(videos[0]) ?? (other === null ? before.video : null),
      captions: asBrought(captions[0]) ?? (other === null ? before.captions : null),
      other,
    }));
    if (other?.kind === 'read' && isData(other.read)) onData(other.file);
  }

  function forget(which?: 'video' | 'captions' | 'other') {
    latest.current += 1;
    setBrought(before => (which === undefined ? NOTHING : { ...before, [which]: null }));
  }

  return { brought, take, forget };
}

function isOf(one: OtherFile, kind: 'video' | 'captions'): boolean {
  return one.kind === 'read' && one.read.kind === kind;
}

function asBrought(one: OtherFile | undefined): ChosenFile | null {
  return one?.kind === 'read' ? { file: one.file, read: one.read } : null;
}

async function lookInto(file: File): Promise<OtherFile> {
  try {
    const head = new Uint8Array(await file.slice(0, FILE_HEAD_BYTES).arrayBuffer());
    return { kind: 'read', file, read: recogniseFile(file.name, head) };
  } catch {
    // A folder, or a file that no longer exists.
    return { kind: 'unreadable', name: file.name };
  }
}

/** Types that the import reads. */
function isData({ kind }: RecognisedFile): boolean {
  return kind === 'table' || kind === 'json' || kind === 'zip';
}
