import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { writeOngoingSync } from '#web/shared/linked-accounts/ongoing-sync.ts';
import { cacheAccount, refreshFigures } from '#web/shared/linked-accounts/use-linked-accounts.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { takeStoredFlow } from './browser-secret.ts';
import { useTiktokFlow } from './use-tiktok-flow.ts';

const RETURN_PATH = `${APP_PATHS.accounts}/tiktok`;

/**
 * Handles the redirect from TikTok: its parameters are removed from the URL immediately and sent once. A failure stays
 * visible, with a next step.
 */
export function TiktokReturn() {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const [location, navigate] = useLocation();
  const finish = useMutation(orpc.connections.finish.mutationOptions());
  const { leave, isLeaving } = useTiktokFlow();
  const [accountId, setAccountId] = useState<string | null>(null);
  const isSent = useRef(false);
  const isHere = location === RETURN_PATH;

  const send = useEffectEvent(() => {
    const brought = new URLSearchParams(window.location.search);
    const state = brought.get('state');
    navigate(APP_PATHS.accounts, { replace: true });
    if (state === null) return;
    const oauthFlow = takeStoredFlow();
    setAccountId(oauthFlow.accountId);
    finish.mutate(
      {
        state,
        browser: oauthFlow.secret,
        code: brought.get('code') ?? undefined,
        error: brought.get('error') ?? undefined,
        errorType: brought.get('error_type') ?? undefined,
      },
      {
        onSuccess: ({ account, run }) => {
          if (run !== null) writeOngoingSync(account);
          cacheAccount(queryClient, account);
          void queryClient.invalidateQueries({ queryKey: orpc.me.key() });
          toast({
            title: t('accounts.connection.done', { username: account.tiktok_username }),
            description: t('accounts.connection.doneText'),
          });
        },
        onSettled: () => void refreshFigures(queryClient),
      },
    );
  });
  useEffect(() => {
    if (!isHere || isSent.current) return;
    isSent.current = true;
    send();
  }, [isHere]);

  if (finish.isPending) return <Spinner label={t('accounts.connection.finishing')} className="mb-4" />;
  if (!finish.isError) return null;
  return (
    <Alert
      tone="destructive"
      title={t('accounts.connection.failed')}
      className="mb-6"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" busy={isLeaving} onClick={() => leave(accountId)}>
            {t('accounts.connection.again')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => finish.reset()}>
            {t('accounts.connection.dismiss')}
          </Button>
        </div>
      }
    >
      {say.error(finish.error)}
    </Alert>
  );
}
