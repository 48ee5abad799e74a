import { legalSlot } from '#i18n/slots/legal-slots.ts';
import { isAppPath } from '#web/paths.ts';
import { useSite } from '#web/site/site-context.tsx';

const PIECE = /\[([^[\]]+)\]\((\/[^()[]*)\)|\{(\w+)\}/g;

/** « L. 215-1-1 » is one word: no line break at a hyphen between digits. */
const ARTICLE = /(\b\d+(?:-\d+)+)/;

/** A text of a legal page: its blanks as placeholders that the installation fills, its references as links. */
export function LegalText({ text }: { text: string }) {
  const { language, href } = useSite();
  const pieces = [];
  let at = 0;
  for (const { 0: whole, 1: words, 2: path, 3: blank, index } of text.matchAll(PIECE)) {
    pieces.push(...unbroken(text.slice(at, index), at));
    at = index + whole.length;
    if (blank !== undefined) pieces.push(legalSlot(blank, language));
    if (path !== undefined)
      pieces.push(
        <a key={index} href={isAppPath(path) ? path : href(path)} className="link">
          {words}
        </a>,
      );
  }
  return [...pieces, ...unbroken(text.slice(at), at)];
}

function unbroken(text: string, from: number) {
  return text.split(ARTICLE).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={`${from}-${index}`} className="whitespace-nowrap">
        {piece}
      </span>
    ),
  );
}
