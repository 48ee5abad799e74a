import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from '#web/ui/styles/classes.ts';
import { useChosenInView } from './use-chosen-in-view.ts';

interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
}

/** Up to this many tabs wrap to a second line on a phone rather than being cut. */
const FEW = 4;

/** Tabs whose panel is rendered by the caller; the selected one belongs in the URL. */
export function Tabs<Value extends string>({
  label,
  value,
  tabs,
  onChange,
  children,
}: {
  label: string;
  value: Value;
  tabs: readonly Tab<Value>[];
  onChange: (value: Value) => void;
  children: ReactNode;
}) {
  const id = useId();
  const line = useChosenInView(value);
  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(tab => tab.value === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  }
  return (
    <div>
      <div
        ref={line}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
        className={classes(
          'flex gap-1 border-b border-line',
          tabs.length > FEW ? 'scrolls-sideways' : 'flex-wrap',
        )}
      >
        {tabs.map(tab => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={classes(
              '-mb-px min-h-11 border-b-3 px-3 text-[0.9375rem] font-medium whitespace-nowrap',
              tab.value === value ? 'border-signal text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div
        id={`${id}-panel`}
        role="tabpanel"
        tabIndex={0}
        aria-labelledby={`${id}-${value}`}
        className="pt-5"
      >
        {children}
      </div>
    </div>
  );
}
