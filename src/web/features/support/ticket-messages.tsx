import type { TicketThread } from '#contract/support/support.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { DIAGNOSTICS } from './diagnostics.ts';

/** The messages, oldest first, with their files. Texts are shown as plain text. */
export function TicketMessages({
  thread,
  asker,
  asStaff = false,
}: {
  thread: TicketThread;
  asker: string;
  asStaff?: boolean;
}) {
  const t = useT();
  const formats = useFormats();
  return (
    <div className="grid gap-5">
      <ol className="grid gap-4">
        {thread.messages.map(({ id, author, text, attachments, created_at: at }) => (
          <li
            key={id}
            className={author === 'staff' ? 'border-s-4 border-calm ps-4' : 'border-s-4 border-line ps-4'}
          >
            <p className="text-sm text-muted">
              <span className="font-semibold text-ink">
                {author === 'staff' ? t('tickets.thread.staff') : asker}
              </span>{' '}
              · <time dateTime={at}>{formats.dateTime(at)}</time>
            </p>
            <p className="mt-1 wrap-anywhere whitespace-pre-wrap" dir="auto">
              {text}
            </p>
            <AttachmentList files={attachments} asStaff={asStaff} />
          </li>
        ))}
      </ol>
      {thread.conversation.length > 0 && (
        <details className="border-t border-line pt-3">
          <summary className="cursor-pointer font-semibold">{t('tickets.conversation.title')}</summary>
          <ol className="mt-3 grid gap-3">
            {thread.conversation.map(({ question, answer }, index) => (
              // A question may have been asked twice.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className="grid gap-1">
                <p className="font-medium wrap-anywhere">{question}</p>
                <p className="wrap-anywhere whitespace-pre-wrap text-muted">{answer.join('\n')}</p>
              </li>
            ))}
          </ol>
        </details>
      )}
      {thread.diagnostics.length > 0 && (
        <details className="border-t border-line pt-3">
          <summary className="cursor-pointer font-semibold">
            {asStaff ? t('tickets.admin.along') : t('tickets.diagnostics.title')}
          </summary>
          <dl className="mt-3 grid gap-1 text-sm">
            {thread.diagnostics.map(({ name, value }) => {
              const known = DIAGNOSTICS.find(one => one === name);
              return (
                <div key={name} className="flex gap-3">
                  <dt className="w-28 shrink-0 font-medium">
                    {known === undefined ? name : t(`tickets.diagnostics.names.${known}`)}
                  </dt>
                  <dd className="min-w-0 wrap-anywhere text-muted">{value}</dd>
                </div>
              );
            })}
          </dl>
        </details>
      )}
    </div>
  );
}
