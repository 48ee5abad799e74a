import type { ReactNode } from 'react';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { useMe } from '#web/shared/api/use-me.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Field, Select } from '#web/ui/controls/field.tsx';
import { useProfileChange } from './use-profile-change.ts';

/** A select for a profile setting: saved on selection, confirmed on its own line. */
export function ProfileSelect({
  field,
  label,
  hint,
  note,
  fallback,
  options,
}: {
  field: Parameters<typeof useProfileChange>[0];
  label: string;
  hint?: string;
  /** Shown below, whatever is selected. */
  note?: ReactNode;
  /** Shown until the profile is loaded. */
  fallback: string;
  options: readonly { value: string; label: string }[];
}) {
  const t = useT();
  const say = useErrorText();
  const formats = useFormats();
  const current = useMe().data?.profile[field];
  const change = useProfileChange(field, current);
  return (
    <div className="grid content-start gap-1">
      <Field
        label={label}
        hint={hint}
        error={change.error === null ? undefined : say.error(change.error)}
        action={
          <output className="flex flex-wrap justify-end gap-x-3 text-sm text-muted">
            {change.savedAt !== null && (
              <span>{t('settings.profile.saved', { time: formats.time(change.savedAt) })}</span>
            )}
            {change.undo !== null && (
              <button type="button" className="link reach" onClick={change.undo}>
                {t('settings.undo')}
              </button>
            )}
          </output>
        }
      >
        {wiring => (
          <Select
            {...wiring}
            value={change.shown ?? fallback}
            disabled={current === undefined || change.isPending}
            onChange={event => change.save(event.target.value)}
            className="w-full"
          >
            {options.map(option => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {note != null && <p className="text-sm text-muted">{note}</p>}
    </div>
  );
}
