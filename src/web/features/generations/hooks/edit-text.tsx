import { useState, type FormEvent } from 'react';
import type { GeneratedText } from '#contract/generations/generations.ts';
import { EDITED_LIMITS } from '#domain/generations/brief/generation-limits.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, TextArea } from '#web/ui/controls/field.tsx';

export function EditText({
  text,
  isSaving,
  onSave,
  onCancel,
}: {
  text: GeneratedText;
  isSaving: boolean;
  onSave: (words: string) => void;
  onCancel: () => void;
}) {
  const t = useT();
  const [words, setWords] = useState(text.text);
  const wanted = words.replace(/\s+/gu, ' ').trim();
  function send(event: FormEvent) {
    event.preventDefault();
    if (wanted === text.text) onCancel();
    else if (wanted !== '') onSave(wanted);
  }
  return (
    <form onSubmit={send} className="grid gap-3">
      <Field label={t('generations.card.field')}>
        {wiring => (
          <TextArea
            {...wiring}
            lang={text.brief.language}
            rows={2}
            className="min-h-20"
            value={words}
            maxLength={EDITED_LIMITS.line}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" variant="calm" busy={isSaving} disabled={wanted === ''}>
          {t('generations.card.save')}
        </Button>
        <Button size="sm" onClick={onCancel}>
          {t('generations.card.cancel')}
        </Button>
      </div>
    </form>
  );
}
