import Check from 'lucide-react/icons/check';
import type { AnalysisStage } from '#domain/analysis/analysis-run.ts';
import { useT } from '#web/language/language.tsx';
import { classes } from '#web/ui/classes.ts';

/** The stages in order: behind, the present one, and those to come. */
export function StageList({
  stages,
  current,
}: {
  stages: readonly AnalysisStage[];
  current: AnalysisStage | null;
}) {
  const t = useT();
  const at = current === null ? -1 : stages.indexOf(current);
  return (
    <ol className="grid gap-2">
      {stages.map((stage, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'waiting';
        return (
          <li
            key={stage}
            data-state={state}
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
            </span>
            <span>
              {t(`analyses.progress.stages.${stage}`)}
              <span className="sr-only">{` (${t(`accounts.analysis.state.${state}`)})`}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
