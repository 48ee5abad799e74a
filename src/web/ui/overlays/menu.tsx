import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import { classes } from '#web/ui/styles/classes.ts';
import { Popover, type PopoverTrigger } from './popover.tsx';

interface RadioItem<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

/** A menu of mutually exclusive choices: arrows move, Enter or Space chooses, Escape leaves. */
export function RadioMenu<Value extends string>({
  label,
  value,
  items,
  onChange,
  trigger,
}: {
  label: string;
  value: Value;
  items: readonly RadioItem<Value>[];
  onChange: (value: Value) => void;
  trigger: (attributes: PopoverTrigger) => ReactNode;
}) {
  return (
    <Popover label={label} width={208} className="p-1.5" trigger={trigger}>
      {close => (
        <RadioItems
          label={label}
          value={value}
          items={items}
          onChange={chosen => {
            onChange(chosen);
            close();
          }}
        />
      )}
    </Popover>
  );
}

function RadioItems<Value extends string>({
  label,
  value,
  items,
  onChange,
}: {
  label: string;
  value: Value;
  items: readonly RadioItem<Value>[];
  onChange: (value: Value) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The panel is shown right after this render; only then can it take the focus.
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [])];
    const at = entries.findIndex(entry => entry === document.activeElement);
    const next = Number.isFinite(step)
      ? (at + step + entries.length) % entries.length
      : step < 0
        ? 0
        : entries.length - 1;
    entries[next]?.focus();
  }

  return (
    <div ref={list} role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
      {items.map(item => (
        <button
          key={item.value}
          type="button"
          role="menuitemradio"
          aria-checked={item.value === value}
          tabIndex={item.value === value ? 0 : -1}
          onClick={() => onChange(item.value)}
          className={classes(
            'flex min-h-11 w-full items-center gap-3 quoted-sm px-3 text-start text-[0.9375rem] hover:bg-sunken focus-visible:bg-sunken [&_svg]:size-4.5',
            item.value === value && 'font-semibold',
          )}
        >
          {item.icon}
          <span className="flex-1">{item.label}</span>
          {item.value === value && <Check aria-hidden className="text-calm" />}
        </button>
      ))}
    </div>
  );
}
