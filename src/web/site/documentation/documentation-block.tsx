import type { DocBlock } from '#i18n/documentation/documentation.ts';
import { DocLinks } from './doc-links.tsx';
import { DocPicture } from './doc-picture.tsx';
import { DocText } from './doc-text.tsx';
import { LimitsTable } from './limits-table.tsx';
import { ReferenceBlock } from './reference-block.tsx';
import { RoundingTable } from './rounding-table.tsx';
import { TextTable } from '#web/site/text-table.tsx';

export function DocumentationBlock({ block }: { block: DocBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className="leading-7">
          <DocText text={block.text} />
        </p>
      );
    case 'formula':
      return (
        <p className="quoted bg-calm-wash px-5 py-4 font-display text-lg font-bold text-balance">
          {block.text}
        </p>
      );
    case 'note':
      return (
        <p className="border-s-4 border-signal ps-4 leading-7">
          <DocText text={block.text} />
        </p>
      );
    case 'command':
      return (
        <pre className="quoted bg-night px-5 py-4 text-sm wrap-anywhere whitespace-pre-wrap text-on-night">
          <code>{block.text}</code>
        </pre>
      );
    case 'list':
      return (
        <ul className="grid gap-2.5">
          {block.items.map(item => (
            <li
              key={item}
              className="relative ps-6 leading-7 before:absolute before:start-1 before:top-3 before:size-2 before:rounded-full before:rounded-ss-none before:bg-signal"
            >
              <DocText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol className="grid gap-4">
          {block.items.map((item, index) => (
            <li key={item} className="flex gap-4">
              <span className="figure w-6 shrink-0 text-2xl leading-7 text-calm">{index + 1}</span>
              <span className="min-w-0 leading-7">
                <DocText text={item} />
              </span>
            </li>
          ))}
        </ol>
      );
    case 'table':
      return <TextTable block={block} text={DocText} />;
    case 'picture':
      return <DocPicture name={block.name} alt={block.alt} />;
    case 'links':
      return <DocLinks to={block.to} />;
    case 'generated':
      return <ReferenceBlock name={block.name} />;
    case 'plans':
      return <LimitsTable />;
    case 'rounding':
      return <RoundingTable />;
  }
}
