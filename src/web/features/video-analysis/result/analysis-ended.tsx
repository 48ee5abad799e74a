import { analysisPath } from '#web/paths.ts';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { AnalysisItem } from '#contract/video-analysis.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { useNoteChange } from '#web/features/video-analysis/start/use-start.ts';

/** An analysis without a result: why, that it cost nothing, and the next step. */
export function AnalysisEnded({ analysis }: { analysis: AnalysisItem }) {
  const t = useT();
  const say = useErrorText();
  const noteChange = useNoteChange();
  const [, navigate] = useLocation();
  const retry = useMutation(
    orpc.analyses.retry.mutationOptions({
      onSuccess: ({ analysis: next }) => navigate(analysisPath(next.id)),
      onSettled: noteChange,
    }),
  );
  const isFailed = analysis.state === 'failed';
  return (
    <div className="grid max-w-3xl gap-4">
      <Alert
        tone={isFailed ? 'destructive' : 'info'}
        title={t(isFailed ? 'accounts.analysis.failed' : 'analyses.ended.cancelled')}
        action={
          <Button busy={retry.isPending} onClick={() => retry.mutate({ id: analysis.id })}>
            {t('analyses.ended.retry')}
          </Button>
        }
      >
        {analysis.error !== null && <p>{say.code(analysis.error.code, analysis.error.values)}</p>}
        <p>{t('analyses.ended.givenBack')}</p>
      </Alert>
      {retry.isError && <Alert tone="destructive">{say.error(retry.error)}</Alert>}
    </div>
  );
}
