import type { ReactNode } from 'react';
import { classes } from '#web/ui/styles/classes.ts';

type FigureTone = 'plain' | 'good' | 'yellow' | 'bad';

const TONE: Record<FigureTone, string> = {
  plain: '',
  good: 'text-good',
  // Yellow text on a light background is unreadable: the background is yellow instead.
  yellow: '-mx-1.5 quoted-sm bg-yellow px-1.5 text-on-yellow',
  bad: 'text-bad',
};

/** One measured figure. `exact` is its full value, shown as the title; `mark` is its Provenance, always after it. */
export function Figure({
  label,
  value,
  exact,
  tone = 'plain',
  mark,
  note,
}: {
  label: ReactNode;
  value: ReactNode;
  exact?: string;
  tone?: FigureTone;
  mark?: ReactNode;
  note?: ReactNode;
}) {
  return (
    <div className="min-w-0">
      <p className="text-sm font-medium text-muted">{label}</p>
      <p className="mt-1 flex items-start gap-1">
        <span title={exact} className={classes('figure text-[2rem] leading-none', TONE[tone])}>
          {value}
        </span>
        {mark}
      </p>
      {note != null && <p className="mt-1.5 text-[0.8125rem] text-muted">{note}</p>}
    </div>
  );
}
