import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { errorCodeOf } from '#web/ui/language/error-text.ts';
import { useT } from '#web/ui/language/language.tsx';
import { LinkForm } from './link-form.tsx';
import { cacheObstacle } from './use-obstacle.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { writeOngoingSync } from '#web/shared/linked-accounts/ongoing-sync.ts';
import { refreshFigures } from '#web/shared/linked-accounts/use-linked-accounts.ts';
import { useErrorText, valuesOf } from '#web/shared/errors/use-error-text.ts';

/** Replaces this account by another. Asks again where data would leave the screen. */
export function ChangeAccountDialog({
  account: { id, tiktok_username: username },
  initialHandle,
  onClose,
  onChanged,
}: {
  account: Pick<LinkedAccount, 'id' | 'tiktok_username'>;
  initialHandle?: string | undefined;
  onClose: () => void;
  onChanged?: (account: LinkedAccount) => void;
}) {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const change = useMutation(orpc.accounts.replace.mutationOptions());
  const [handle, setHandle] = useState(initialHandle ?? '');
  const needsYes = change.isError && errorCodeOf(change.error) === 'account_holds_data';

  function submit(typed: string, confirmed: boolean) {
    if (change.isPending) return;
    setHandle(typed);
    change.mutate(
      { id, handle: typed, confirmed },
      {
        onSuccess: ({ account, run, obstacle }) => {
          if (run !== null) writeOngoingSync(account);
          cacheObstacle(queryClient, account.id, obstacle);
          void refreshFigures(queryClient);
          void queryClient.invalidateQueries({ queryKey: orpc.me.key() });
          toast({ title: t('accounts.list.changed', { username, handle: account.tiktok_username }) });
          onChanged?.(account);
          onClose();
        },
      },
    );
  }

  if (needsYes) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('accounts.list.changeConfirmTitle', { username, handle: handle.trim().replace(/^@+/, '') })}
        text={t('accounts.list.changeConfirmText', {
          username,
          count: Number(valuesOf(change.error)['count'] ?? 0),
        })}
        footer={
          <>
            <Button data-first-focus onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button variant="danger" busy={change.isPending} onClick={() => submit(handle, true)}>
              {t('accounts.list.changeSubmit')}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('accounts.list.changeTitle', { username })}
      text={t('accounts.list.changeText')}
    >
      <LinkForm
        initial={handle}
        submitLabel={t('accounts.list.changeSubmit')}
        busy={change.isPending}
        refusal={change.isError ? say.error(change.error) : undefined}
        onSubmit={typed => submit(typed, false)}
      />
    </Dialog>
  );
}
