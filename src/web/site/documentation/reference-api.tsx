import { apiWords as english } from '#i18n/en/reference/api-words.ts';
import { apiWords as french } from '#i18n/fr/reference/api-words.ts';
import type { ApiCall, ApiField } from '#i18n/documentation/reference/api-call.ts';
import { fill } from '#i18n/language/translate.ts';
import { Table } from '#web/ui/content/table.tsx';
import { DocHeading } from './doc-heading.tsx';
import { useSite } from '#web/site/site-context.tsx';

/** Every API call in its group, from the machine-readable description; each can be expanded. */
export function ReferenceApi() {
  const { language, material } = useSite();
  const words = language === 'fr' ? french : english;
  const groups = new Map<string, ApiCall[]>();
  for (const call of material.apiCalls) groups.set(call.group, [...(groups.get(call.group) ?? []), call]);
  return (
    <>
      <nav aria-label={words.contents}>
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {[...groups.keys()].map(group => (
            <li key={group}>
              <a
                href={`#${anchorOf(group)}`}
                className="inline-flex items-center underline underline-offset-4 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
              >
                {group}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {[...groups].map(([group, calls]) => (
        <div key={group}>
          <DocHeading id={anchorOf(group)} title={group} level={3} />
          <div className="border-t border-line">
            {calls.map(call => (
              <Call key={call.name} call={call} />
            ))}
          </div>
        </div>
      ))}
    </>
  );
}

function anchorOf(group: string): string {
  return `group-${group.replace(/\W+/g, '-')}`;
}

function Call({ call }: { call: ApiCall }) {
  const { language } = useSite();
  const words = language === 'fr' ? french : english;
  const key = call.key === null ? words.keyNone : call.key === 'read' ? words.keyRead : words.keyWrite;
  const who = { public: words.open, session: key, admin: words.admin }[call.access];
  return (
    <details id={call.name} className="scroll-mt-24 border-b border-line">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-1 py-2.5">
        <code className="min-w-0 font-semibold wrap-anywhere">
          {call.method} {call.path}
        </code>
        <span className="text-sm text-muted">{who}</span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-6">
        {call.fields.length === 0 ? (
          <p className="text-muted">{words.takesNothing}</p>
        ) : (
          <Table<ApiField>
            caption={call.contentType === null ? words.takes : `${words.takes} (${call.contentType})`}
            rows={call.fields}
            rowKey={field => `${field.place} ${field.name}`}
            columns={[
              { key: 'name', header: words.field, cell: field => <code>{field.name}</code>, rowHeader: true },
              { key: 'place', header: words.place, cell: field => words.places[field.place] },
              {
                key: 'type',
                header: words.type,
                cell: field => <code className="text-sm whitespace-pre-wrap">{field.type}</code>,
              },
              {
                key: 'needed',
                header: words.needed,
                cell: field => (field.isRequired ? words.yes : words.no),
              },
            ]}
          />
        )}
        {call.answers.map(({ status, schema }) => (
          <div key={status}>
            <p className="mb-1 text-sm text-muted">{fill(words.answer, { status }, language)}</p>
            {schema === null ? <p>{words.empty}</p> : <Code text={schema} label={words.answer} />}
          </div>
        ))}
        <div>
          <p className="mb-1 text-sm text-muted">{words.example}</p>
          <Code text={call.curl} label={words.example} />
        </div>
      </div>
    </details>
  );
}

function Code({ text, label }: { text: string; label: string }) {
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={label} tabIndex={0} className="max-h-96 overflow-auto quoted bg-night px-4 py-3">
      <pre className="text-sm text-on-night">
        <code>{text}</code>
      </pre>
    </section>
  );
}
