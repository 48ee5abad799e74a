import { useMe } from '#web/shared/api/use-me.ts';
import { isUnchecked } from '#web/shared/quotas/use-plan.ts';
import { errorText } from '#web/ui/language/error-text.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';

/** Spec §8: says that the plan could not be checked, why, what applies until then, and offers a retry. */
export function PlanUnchecked() {
  const t = useT();
  const me = useMe();
  if (!isUnchecked(me)) return null;
  return (
    <Alert
      tone="warn"
      isOutcome
      className="mx-4 mt-4 sm:mx-6 lg:mx-8"
      title={t('shell.planUnchecked.title')}
      action={
        <Button size="sm" busy={me.isFetching} onClick={() => void me.refetch()}>
          {t('ui.retry')}
        </Button>
      }
    >
      {me.error !== null && <p>{errorText(me.error, t)}</p>}
      <p>{t('shell.planUnchecked.text')}</p>
    </Alert>
  );
}
