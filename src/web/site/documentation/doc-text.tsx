import { docPieces, type DocPiece } from '#i18n/documentation/doc-slots.ts';
import { docTargetPath, productPath } from './doc-paths.ts';
import { useSite } from '#web/site/site-context.tsx';

const LINK = 'font-medium underline decoration-line-strong underline-offset-4 hover:decoration-current';

/** A documentation text with its placeholders filled and its references as links. */
export function DocText({ text }: { text: string }) {
  const { language, documentation } = useSite();
  return docPieces(text, language, documentation).map((piece, index) => (
    <Piece key={`${index}-${piece.text}`} piece={piece} />
  ));
}

function Piece({ piece }: { piece: DocPiece }) {
  const { href } = useSite();
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'screen':
      return <strong className="font-semibold">{piece.text}</strong>;
    case 'code':
      return <code className="rounded bg-sunken px-1.5 py-0.5 text-[0.9em]">{piece.text}</code>;
    case 'page':
      return (
        <a href={productPath(piece.target, href)} className={LINK}>
          {piece.text}
        </a>
      );
    case 'doc':
      return (
        <a href={href(docTargetPath(piece.target))} className={LINK}>
          {piece.text}
        </a>
      );
  }
}
