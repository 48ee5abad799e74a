import { useMutation } from '@tanstack/react-query';
import { useSay } from '#web/accounts/use-say.ts';
import { orpc } from '#web/api/orpc.ts';
import { useT } from '#web/language/language.tsx';
import { toast } from '#web/ui/toast.ts';
import type { AnalysisAround } from './analysis-context.ts';

/** Lets the owner of a video correct the class of its hook; null: whose video it is not known to be. */
export function useHookCorrection(
  videoId: string | null,
): Pick<AnalysisAround, 'correction' | 'onCorrectHook'> {
  const t = useT();
  const say = useSay();
  const correcting = useMutation(
    orpc.videos.correctHook.mutationOptions({
      onError: error =>
        toast({ title: t('accounts.toasts.error'), description: say.error(error), variant: 'destructive' }),
    }),
  );
  if (videoId === null) return {};
  const { data } = correcting;
  const correction =
    data === undefined || data.kind === null || data.corrected_at === null
      ? null
      : { kind: data.kind, correctedAt: data.corrected_at };
  return {
    ...(data !== undefined && { correction }),
    onCorrectHook: kind => correcting.mutateAsync({ videoId, kind }),
  };
}
