import type { ReferenceEntry } from '#i18n/documentation/reference/reference-entries.ts';
import { DocText } from './doc-text.tsx';

/** Entries that can be linked to, each with its name and description. */
export function ReferenceEntries({ entries }: { entries: readonly ReferenceEntry[] }) {
  return (
    <ul className="grid gap-x-6 border-t border-line">
      {entries.map(entry => (
        <li
          key={entry.id}
          id={entry.id}
          className="scroll-mt-24 border-b border-line py-4 target:bg-calm-wash"
        >
          <h3 className="flex flex-wrap items-baseline gap-x-3 gap-y-1 font-sans text-base font-semibold">
            <a href={`#${entry.id}`} className="reach wrap-anywhere hover:underline">
              {entry.isCode ? <code>{entry.title}</code> : entry.title}
            </a>
            {entry.mark !== null && <span className="text-sm font-normal text-muted">{entry.mark}</span>}
          </h3>
          <dl className="mt-1 grid gap-1 leading-7">
            {entry.lines.map(({ label, text }) => (
              <div key={label} className="sm:flex sm:gap-3">
                <dt className={label === null ? 'sr-only' : 'shrink-0 text-sm leading-7 text-muted sm:w-36'}>
                  {label ?? entry.title}
                </dt>
                <dd className="min-w-0">
                  <DocText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
