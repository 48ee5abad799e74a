import { useEffect, useRef, useState } from 'react';
import { Field, TextInput } from '#web/ui/controls/field.tsx';

const PAUSE_MS = 300;

/** A field that searches when typing pauses. */
export function SearchField({
  label,
  hint,
  type = 'search',
  value,
  onSearch,
  className,
}: {
  label: string;
  hint?: string;
  type?: 'search' | 'date';
  value: string;
  onSearch: (text: string) => void;
  className?: string;
}) {
  const [typed, setTyped] = useState(value);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => latest.current(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <Field label={label} className={className ?? ''}>
      {wiring => (
        <TextInput
          {...wiring}
          type={type}
          placeholder={hint}
          value={typed}
          maxLength={200}
          onChange={event => setTyped(event.target.value)}
        />
      )}
    </Field>
  );
}
