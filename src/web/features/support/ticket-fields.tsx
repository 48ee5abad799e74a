import { TICKET_CATEGORIES, TICKET_LIMITS, type TicketCategory } from '#domain/support/ticket.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Field, Select, TextArea, TextInput } from '#web/ui/controls/field.tsx';

interface TicketDraft {
  category: TicketCategory;
  subject: string;
  text: string;
}
export const EMPTY_DRAFT: TicketDraft = { category: 'question', subject: '', text: '' };

/** The fields of every request, with or without an account. */
export function TicketFields({
  draft,
  onChange,
}: {
  draft: TicketDraft;
  onChange: (draft: TicketDraft) => void;
}) {
  const t = useT();
  return (
    <>
      <Field label={t('tickets.form.category')}>
        {wiring => (
          <Select
            {...wiring}
            value={draft.category}
            onChange={({ target }) =>
              onChange({
                ...draft,
                category: TICKET_CATEGORIES.find(one => one === target.value) ?? draft.category,
              })
            }
          >
            {TICKET_CATEGORIES.map(category => (
              <option key={category} value={category}>
                {t(`tickets.categories.${category}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('tickets.form.subject')} hint={t('tickets.form.subjectHint')}>
        {wiring => (
          <TextInput
            {...wiring}
            required
            maxLength={TICKET_LIMITS.subject}
            value={draft.subject}
            onChange={({ target }) => onChange({ ...draft, subject: target.value })}
          />
        )}
      </Field>
      <Field label={t('tickets.form.text')} hint={t('tickets.form.textHint')}>
        {wiring => (
          <TextArea
            {...wiring}
            required
            rows={6}
            maxLength={TICKET_LIMITS.text}
            value={draft.text}
            onChange={({ target }) => onChange({ ...draft, text: target.value })}
          />
        )}
      </Field>
    </>
  );
}
