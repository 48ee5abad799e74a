import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionItem } from '#contract/sessions.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { SessionRow } from './session-row.tsx';

/** The user's sessions; any but this one can be ended here. */
export function SessionsCard() {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const list = useQuery(orpc.sessions.list.queryOptions({ staleTime: 0, refetchOnMount: 'always' }));
  const [asking, setAsking] = useState(false);
  const [otherWays, setOtherWays] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: orpc.sessions.key() });
  const onError = (error: unknown) => toast({ title: say.error(error), variant: 'destructive' });
  const end = useMutation(
    orpc.sessions.end.mutationOptions({
      onSuccess: () => toast({ title: t('security.sessions.ended') }),
      onError,
      onSettled: refresh,
    }),
  );
  const endOthers = useMutation(
    orpc.sessions.endOthers.mutationOptions({
      onSuccess: ({ ended }) => toast({ title: t('security.sessions.endedOthers', { count: ended }) }),
      onError,
      onSettled: () => {
        setAsking(false);
        return Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: orpc.apiKeys.key() })]);
      },
    }),
  );
  return (
    <Card id="sessions" aria-labelledby="sessions-title" className="scroll-mt-20">
      <CardHeader
        id="sessions-title"
        title={t('security.sessions.title')}
        text={t('security.sessions.text')}
      />
      <QueryPanel query={list} skeleton={<SkeletonLines lines={6} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-muted">{t('security.sessions.elsewhere')}</p>
          ) : (
            <>
              <ul>
                {items.map((item: SessionItem) => (
                  <SessionRow
                    key={item.id}
                    session={item}
                    now={new Date(list.dataUpdatedAt)}
                    busy={end.isPending && end.variables.id === item.id}
                    onEnd={() => end.mutate({ id: item.id })}
                  />
                ))}
              </ul>
              {items.length > 1 && (
                <Button className="mt-4" onClick={() => setAsking(true)}>
                  {t('security.sessions.endOthers')}
                </Button>
              )}
            </>
          )
        }
      </QueryPanel>
      <ConfirmDialog
        open={asking}
        title={t('security.sessions.endOthersTitle')}
        text={
          <>
            {t('security.sessions.endOthersText')}
            <label className="mt-3 flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={otherWays}
                onChange={event => setOtherWays(event.target.checked)}
              />
              {t('security.sessions.endOtherWays')}
            </label>
          </>
        }
        confirmLabel={t('security.sessions.endOthers')}
        busy={endOthers.isPending}
        onConfirm={() => endOthers.mutate({ otherWays })}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
