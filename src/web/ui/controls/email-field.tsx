import type { ReactNode } from 'react';
import { Field, TextInput } from './field.tsx';

/** A required email address for a reply, which the browser can autofill. */
export function EmailField({
  label,
  hint,
  value,
  onChange,
}: {
  label: ReactNode;
  hint?: ReactNode;
  value: string;
  onChange: (email: string) => void;
}) {
  return (
    <Field label={label} hint={hint}>
      {wiring => (
        <TextInput
          {...wiring}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
