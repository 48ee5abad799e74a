import { isDemoHandle, type Handle } from '../accounts/handle.ts';
import { INPUT_MAX_LENGTH, recogniseInput } from '../video-analysis/input/recognise-input.ts';
import type { DownloadProblem } from './download-problem.ts';

/** One line of the pasted text, and what can be downloaded from it. */
export type PastedLink = { typed: string } & (
  | { kind: 'video'; id: string; handle: Handle | null }
  | { kind: 'short'; url: string }
  | { kind: 'refused'; problem: DownloadProblem; platform: string | null }
);

const TYPED_MAX_LENGTH = 300;

/**
 * Parses pasted text, one or several links per line, each link once and in order. A line without a downloadable link
 * has a reason. `now` determines which ids are possible. Never throws.
 */
export function readPastedLinks(text: string, now: Date): PastedLink[] {
  const lines = text.split(/\r\n|\r|\n/).filter(line => line.trim() !== '');
  const known = new Set<string>();
  return lines
    .flatMap(line => piecesOf(line))
    .flatMap(piece => readPiece(piece, now))
    .filter(link => {
      const key = link.kind === 'video' ? link.id : link.kind === 'short' ? link.url : `? ${link.typed}`;
      if (known.has(key)) return false;
      known.add(key);
      return true;
    });
}

/** A line with several URLs is split between them, so that each gets its own result. */
function piecesOf(line: string): string[] {
  const words = line.trim().split(/\s+/);
  const addresses = words.filter(word => /^(?:https?:)?\/\/|\.[a-z]{2,}\//i.test(word));
  return addresses.length > 1 ? addresses : [line.trim()];
}

function readPiece(piece: string, now: Date): PastedLink[] {
  const typed = piece.slice(0, TYPED_MAX_LENGTH).toWellFormed();
  const refused = (problem: DownloadProblem, platform: string | null = null): PastedLink[] => [
    { typed, kind: 'refused', problem, platform },
  ];
  if (piece.length > INPUT_MAX_LENGTH) return refused('no_link');
  const read = recogniseInput(piece, now);
  const found = read.kind === 'several' ? read.found : [read];
  return found.flatMap((one): PastedLink[] => {
    switch (one.kind) {
      case 'video':
        if (one.isSlideshow) return refused('slideshow');
        // Demo creators have no downloadable videos.
        if (one.handle !== null && isDemoHandle(one.handle)) return refused('unsupported');
        return [{ typed, kind: 'video', id: one.id, handle: one.handle }];
      case 'shortLink':
        return [{ typed, kind: 'short', url: one.url }];
      case 'account':
        // A bare word could be an account name elsewhere; here it is only a word.
        return refused(/[@/]/.test(piece) ? 'account_link' : 'no_link');
      case 'otherPlatform':
        return refused('unsupported', one.platform ?? one.host);
      default:
        return refused('no_link');
    }
  });
}
