import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffThread } from '#contract/support/support.ts';
import { TICKET_LIMITS } from '#domain/support/ticket.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, TextArea } from '#web/ui/controls/field.tsx';
import { useAnnounce } from '#web/features/admin/parts/use-changes-announced.ts';

/** Internal notes of the staff, not shown to the requester. */
export function TicketNotes({ thread: { id, notes } }: { thread: StaffThread }) {
  const t = useT();
  const formats = useFormats();
  const announce = useAnnounce();
  const [text, setText] = useState('');
  const save = useMutation({
    ...orpc.admin.tickets.note.mutationOptions(),
    onSuccess: () => {
      setText('');
      announce.done(t('tickets.admin.noteSaved'));
    },
    onError: announce.failed,
  });
  return (
    <section aria-labelledby="notes" className="mt-8 quoted bg-sunken p-5">
      <h3 id="notes" className="font-semibold">
        {t('tickets.admin.notes')}
      </h3>
      <p className="mt-1 text-sm text-muted">{t('tickets.admin.notesText')}</p>
      <ol className="mt-3 grid gap-3">
        {notes.map(note => (
          <li key={note.id} className="border-s-4 border-line-strong ps-3">
            <p className="text-sm wrap-anywhere text-muted">
              {note.staff ?? t('tickets.admin.gone')} ·{' '}
              <time dateTime={note.created_at}>{formats.dateTime(note.created_at)}</time>
            </p>
            <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
              {note.text}
            </p>
          </li>
        ))}
      </ol>
      <form
        className="mt-4 grid gap-3"
        onSubmit={event => {
          event.preventDefault();
          if (!save.isPending && text.trim() !== '') save.mutate({ id, text });
        }}
      >
        <Field label={t('tickets.admin.note')}>
          {wiring => (
            <TextArea
              {...wiring}
              required
              rows={3}
              maxLength={TICKET_LIMITS.text}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Button type="submit" busy={save.isPending} className="justify-self-start">
          {t('tickets.admin.saveNote')}
        </Button>
      </form>
    </section>
  );
}
