import { analysisPath } from '#web/paths.ts';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { AnalysisItem } from '#contract/video-analysis.ts';
import type { Video } from '#contract/videos.ts';
import { isEnded } from '#domain/video-analysis/analysis-run.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { AnalysisBadge } from '#web/features/video-analysis/start/analysis-badge.tsx';
import { useNoteChange } from '#web/features/video-analysis/start/use-start.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';

/** The analysis of one video: its state and a link to it, or the button that starts one. */
export function AnalysisCell({ video, latest }: { video: Video; latest: AnalysisItem | undefined }) {
  const t = useT();
  const say = useErrorText();
  const noteChange = useNoteChange();
  const [, navigate] = useLocation();
  const start = useMutation(
    orpc.analyses.start.mutationOptions({
      onSuccess: ({ analysis }) => navigate(analysisPath(analysis.id)),
      onSettled: noteChange,
    }),
  );
  if (latest !== undefined && (latest.state === 'done' || !isEnded(latest.state))) {
    return (
      <a className="reach inline-block" href={analysisPath(latest.id)}>
        <span className="sr-only">{t('analyses.open')} </span>
        <AnalysisBadge state={latest.state} />
      </a>
    );
  }
  return (
    <span className="grid justify-items-start gap-1">
      <Button size="sm" busy={start.isPending} onClick={() => start.mutate({ videoId: video.id })}>
        {t('analyses.analyse')}
      </Button>
      {start.isError && (
        <span role="alert" className="max-w-56 text-[0.8125rem] text-bad">
          {say.error(start.error)}
        </span>
      )}
    </span>
  );
}
