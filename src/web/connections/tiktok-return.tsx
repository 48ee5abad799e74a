import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { rememberAccount, refreshFigures } from '#web/accounts/use-linked-accounts.ts';
import { useSay } from '#web/accounts/use-say.ts';
import { orpc } from '#web/api/orpc.ts';
import { useT } from '#web/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.ts';
import { takeBrowserSecret } from './browser-secret.ts';

export const RETURN_PATH = `${APP_PATHS.accounts}/tiktok`;

/** Ends a trip to TikTok: what it brought leaves the address at once and is sent once. */
export function TiktokReturn() {
  const t = useT();
  const say = useSay();
  const queryClient = useQueryClient();
  const [location, navigate] = useLocation();
  const finish = useMutation(orpc.connections.finish.mutationOptions());
  const isSent = useRef(false);
  const isHere = location === RETURN_PATH;

  const send = useEffectEvent(() => {
    const brought = new URLSearchParams(window.location.search);
    const state = brought.get('state');
    navigate(APP_PATHS.accounts, { replace: true });
    if (state === null) return;
    finish.mutate(
      {
        state,
        browser: takeBrowserSecret(),
        code: brought.get('code') ?? undefined,
        error: brought.get('error') ?? undefined,
        errorType: brought.get('error_type') ?? undefined,
      },
      {
        onSuccess: ({ account }) => {
          rememberAccount(queryClient, account);
          toast({
            title: t('accounts.connection.done', { username: account.tiktok_username }),
            description: t('accounts.connection.doneText'),
          });
        },
        onError: error =>
          toast({
            title: t('accounts.connection.failed'),
            description: say.error(error),
            variant: 'destructive',
          }),
        onSettled: () => void refreshFigures(queryClient),
      },
    );
  });
  useEffect(() => {
    if (!isHere || isSent.current) return;
    isSent.current = true;
    send();
  }, [isHere]);

  return finish.isPending ? <Spinner label={t('accounts.connection.finishing')} className="mb-4" /> : null;
}
