import { useId } from 'react';

/** A checkbox with a sentence that explains it. */
export function CheckLine({
  label,
  text,
  checked,
  disabled = false,
  onChange,
}: {
  label: string;
  text: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
      <input
        id={id}
        type="checkbox"
        className="mt-0.5 size-5 accent-calm"
        checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-text`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id} className="reach font-semibold">
        {label}
      </label>
      <p id={`${id}-text`} className="col-start-2 text-sm text-muted">
        {text}
      </p>
    </div>
  );
}
