import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { useT } from '#web/ui/language/language.tsx';
import { classes } from '#web/ui/styles/classes.ts';

/** Stages in order: done, current, and to come; `below` is shown under the current one. */
export function StageList<Stage extends string>({
  stages,
  current,
  textOf,
  below,
}: {
  stages: readonly Stage[];
  current: Stage | null;
  textOf: (stage: Stage) => string;
  below?: ReactNode;
}) {
  const t = useT();
  const at = current === null ? -1 : stages.indexOf(current);
  return (
    <ol className="grid gap-2">
      {stages.map((stage, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'waiting';
        return (
          <li key={stage} data-state={state}>
            <div
              className={classes(
                'flex items-center gap-2.5',
                state === 'current' && 'font-semibold',
                state === 'waiting' && 'text-muted',
              )}
            >
              <span
                aria-hidden
                className={classes(
                  'grid size-5 shrink-0 place-items-center rounded-full border',
                  state === 'done' ? 'border-good bg-good-wash text-good' : 'border-line-strong',
                  state === 'current' && 'animate-pulse border-calm bg-calm-wash',
                )}
              >
                {state === 'done' && <Check className="size-3.5" />}
                {state === 'current' && <span className="size-2 rounded-full bg-signal" />}
              </span>
              <span>
                {textOf(stage)}
                <span className="sr-only">{` (${t(`accounts.analysis.state.${state}`)})`}</span>
              </span>
            </div>
            {state === 'current' && below}
          </li>
        );
      })}
    </ol>
  );
}
