import { analysisPath } from '#web/paths.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isOpen } from '#domain/downloads/download-state.ts';
import { useLocation } from 'wouter';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

const FOLLOW_MS = 1_000;
const LOOK_MS = 30_000;

/** Whether videos can be downloaded, and how much space is left. */
export function useDownloadState() {
  return useQuery(orpc.downloads.state.queryOptions({ refetchInterval: LOOK_MS }));
}

/** The undeleted downloads, a page at a time; polled frequently while one is running. */
export function useDownloads() {
  return useInfiniteQuery({
    ...orpc.downloads.list.infiniteOptions({
      input: (cursor: string | undefined) => (cursor === undefined ? {} : { cursor }),
      initialPageParam: undefined,
      getNextPageParam: page => page.nextCursor ?? undefined,
    }),
    refetchInterval: query => {
      const items = query.state.data?.pages.flatMap(page => page.items) ?? [];
      return items.some(({ state }) => isOpen(state) && state !== 'choosing') ? FOLLOW_MS : LOOK_MS;
    },
  });
}

/** The calls that change downloads; each reports its result and reloads the data. */
export function useDownloadCalls() {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const told = {
    onError: (error: unknown) =>
      toast({ title: t('downloads.said.failed'), description: say.error(error), variant: 'destructive' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: orpc.downloads.key() }),
  };
  const restore = useMutation(
    orpc.downloads.restore.mutationOptions({
      ...told,
      onSuccess: () => toast({ title: t('downloads.said.restored') }),
    }),
  );
  return {
    restore,
    // The form itself shows why it was refused.
    add: useMutation(orpc.downloads.add.mutationOptions({ onSettled: told.onSettled })),
    choose: useMutation(orpc.downloads.choose.mutationOptions(told)),
    cancel: useMutation(orpc.downloads.cancel.mutationOptions(told)),
    again: useMutation(orpc.downloads.again.mutationOptions(told)),
    analyse: useMutation(
      orpc.downloads.analyse.mutationOptions({
        ...told,
        onSuccess: ({ analysis }) => navigate(analysisPath(analysis.id)),
      }),
    ),
    link: useMutation(
      orpc.downloads.link.mutationOptions({
        ...told,
        // The response is a file: the browser saves it and the page stays.
        onSuccess: ({ url }) => window.location.assign(url),
      }),
    ),
    erase: useMutation(
      orpc.downloads.erase.mutationOptions({
        ...told,
        onSuccess: () => toast({ title: t('downloads.said.erased') }),
      }),
    ),
    remove: useMutation(
      orpc.downloads.remove.mutationOptions({
        ...told,
        onSuccess: (_, { id }) =>
          toast({
            title: t('downloads.said.removed'),
            description: t('downloads.said.removedText'),
            action: { label: t('downloads.said.undo'), act: () => restore.mutate({ id }) },
          }),
      }),
    ),
  };
}
