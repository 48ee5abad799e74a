/** A honeypot: users neither see nor reach it; bots fill in every field. */
export function TrapField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (website: string) => void;
}) {
  return (
    <div aria-hidden className="absolute -start-[200vw]">
      <label>
        {label}
        <input
          tabIndex={-1}
          autoComplete="off"
          name="website"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
    </div>
  );
}
