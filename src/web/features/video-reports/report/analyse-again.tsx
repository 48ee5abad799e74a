import { useMutation, useQueryClient } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useLocation } from 'wouter';
import type { VideoReportRow } from '#contract/video-reports.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { QUOTA_EVENTS } from '#web/shared/quotas/use-quotas.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';

/** Creates a new version; says what it costs, and when nothing had changed. */
export function AnalyseAgain({ row }: { row: Pick<VideoReportRow, 'id'> }) {
  const t = useT();
  const say = useErrorText();
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const again = useMutation(
    orpc.analyses.retry.mutationOptions({
      onSuccess: ({ analysis }) => navigate(`${APP_PATHS.videoReports}/${analysis.id}`),
      onSettled: () => {
        void queryClient.invalidateQueries({ queryKey: orpc.videoReports.key() });
        void queryClient.invalidateQueries({ queryKey: orpc.quotas.key() });
        dispatchEvent(new Event(QUOTA_EVENTS[0]));
      },
    }),
  );
  return (
    <div className="mt-5 print:hidden">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          busy={again.isPending}
          icon={<RefreshCw aria-hidden className="size-4.5" />}
          onClick={() => again.mutate({ id: row.id })}
        >
          {t('videoReports.report.again')}
        </Button>
        <span className="text-sm text-muted">
          {t(
            again.data?.outcome === 'kept'
              ? 'videoReports.report.unchanged'
              : 'videoReports.report.againText',
          )}
        </span>
      </p>
      {again.isError && (
        <Alert tone="destructive" className="mt-3">
          {say.error(again.error)}
        </Alert>
      )}
    </div>
  );
}
