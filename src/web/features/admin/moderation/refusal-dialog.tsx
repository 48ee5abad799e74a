import { useState } from 'react';
import { REFUSAL_REASONS, TESTIMONIAL_LIMITS, type RefusalReason } from '#domain/testimonials/testimonial.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field, Select, TextArea } from '#web/ui/controls/field.tsx';

/** Why a testimonial is not published: one of a few reasons, and a message to its author. */
export function RefusalDialog({
  busy,
  onConfirm,
  onCancel,
}: {
  busy: boolean;
  onConfirm: (given: { refusal: RefusalReason; note: string }) => void;
  onCancel: () => void;
}) {
  const t = useT();
  const [refusal, setRefusal] = useState<RefusalReason>(REFUSAL_REASONS[0]);
  const [note, setNote] = useState('');
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t('testimonials.admin.refuseTitle')}
      footer={
        <>
          <Button onClick={onCancel}>{t('ui.cancel')}</Button>
          <Button variant="signal" busy={busy} onClick={() => onConfirm({ refusal, note: note.trim() })}>
            {t('testimonials.admin.refuse')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={t('testimonials.admin.reason')} hint={t('testimonials.admin.reasonHint')}>
          {wiring => (
            <Select
              {...wiring}
              data-first-focus
              value={refusal}
              onChange={({ target }) =>
                setRefusal(REFUSAL_REASONS.find(one => one === target.value) ?? refusal)
              }
            >
              {REFUSAL_REASONS.map(one => (
                <option key={one} value={one}>
                  {t(`testimonials.reasons.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('testimonials.admin.note')} hint={t('testimonials.admin.noteHint')}>
          {wiring => (
            <TextArea
              {...wiring}
              rows={4}
              maxLength={TESTIMONIAL_LIMITS.note}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
