import { legalSlot } from '#i18n/legal-slots.ts';
import { isAppPath } from '#web/paths.ts';
import { useSite } from './site-context.tsx';

const PIECE = /\[([^\]]+)\]\((\/[^)]*)\)|\{(\w+)\}/g;

/** A text of a legal page: its blanks as places that the installation fills, its ways elsewhere as links. */
export function LegalText({ text }: { text: string }) {
  const { language, href } = useSite();
  const pieces = [];
  let at = 0;
  for (const { 0: whole, 1: words, 2: path, 3: blank, index } of text.matchAll(PIECE)) {
    pieces.push(text.slice(at, index));
    at = index + whole.length;
    if (blank !== undefined) pieces.push(legalSlot(blank, language));
    if (path !== undefined)
      pieces.push(
        <a key={index} href={isAppPath(path) ? path : href(path)} className="link">
          {words}
        </a>,
      );
  }
  return [...pieces, text.slice(at)];
}
