import type { ReactNode } from 'react';
import { Field, TextInput } from './field.tsx';

/** Where an answer is to go: an address that has to be given, and that a browser fills in when it knows one. */
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
