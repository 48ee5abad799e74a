import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminUser } from '#contract/admin/admin-users.ts';
import { FACTOR_REMOVAL_REASON_MIN } from '#domain/admin/factor-removal.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useMe } from '#web/shared/api/use-me.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { TypedConfirmDialog } from '#web/features/admin/parts/typed-confirm-dialog.tsx';
import { useAnnounce } from '#web/features/admin/parts/use-changes-announced.ts';
import { nameOf } from './user-name.ts';

type Question = 'lock' | 'unlock' | 'grantRole' | 'revokeRole' | 'resend' | 'removeFactors';

/**
 * Locking, confirming, the role and lost second factors: each needs confirmation, the serious ones by retyping the
 * email address.
 */
export function UserAccessCard({ user, secondFactors }: { user: AdminUser; secondFactors: number }) {
  const t = useT();
  const formats = useFormats();
  const announce = useAnnounce();
  const isSelf = useMe().data?.id === user.id;
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const after = (title: string) => ({
    onSuccess: () => announce.done(title),
    onError: announce.failed,
    onSettled: close,
  });
  const { users } = orpc.admin;
  const lock = useMutation({ ...users.lock.mutationOptions(), ...after(t('admin.user.access.locked')) });
  const unlock = useMutation({
    ...users.unlock.mutationOptions(),
    ...after(t('admin.user.access.unlocked')),
  });
  const resend = useMutation({
    ...users.resendConfirmation.mutationOptions(),
    ...after(t('admin.user.resent')),
  });
  const grantRole = useMutation({
    ...users.grantAdmin.mutationOptions(),
    ...after(t('admin.user.access.roleGranted')),
  });
  const revokeRole = useMutation({
    ...users.revokeAdmin.mutationOptions(),
    ...after(t('admin.user.access.roleRevoked')),
  });
  const removeFactors = useMutation({
    ...users.removeFactors.mutationOptions(),
    ...after(t('admin.user.access.factorsRemoved')),
  });
  const name = nameOf(user);
  const { id } = user;

  return (
    <Card aria-labelledby="access-title">
      <CardHeader
        id="access-title"
        title={t('admin.user.access.title')}
        text={
          user.locked_at !== null &&
          t('admin.user.access.lockedSince', { when: formats.dateTime(user.locked_at) })
        }
      />
      <div className="flex flex-wrap gap-3">
        {user.confirmed_at === null && user.email !== null && (
          <Button onClick={() => setQuestion('resend')}>{t('admin.user.resend')}</Button>
        )}
        {user.is_admin ? (
          <Button onClick={() => setQuestion('revokeRole')}>{t('admin.user.access.revokeRole')}</Button>
        ) : (
          <Button onClick={() => setQuestion('grantRole')}>{t('admin.user.access.grantRole')}</Button>
        )}
        {secondFactors > 0 && !isSelf && (
          <Button onClick={() => setQuestion('removeFactors')}>{t('admin.user.access.removeFactors')}</Button>
        )}
        {user.locked_at !== null && (
          <Button onClick={() => setQuestion('unlock')}>{t('admin.user.access.unlock')}</Button>
        )}
        {user.locked_at === null && !isSelf && (
          <Button variant="danger" onClick={() => setQuestion('lock')}>
            {t('admin.user.access.lock')}
          </Button>
        )}
      </div>
      {isSelf && <p className="mt-3 text-sm text-muted">{t('admin.user.access.self')}</p>}
      {question === 'lock' && (
        <TypedConfirmDialog
          title={t('admin.user.access.lock')}
          text={t('admin.user.access.lockText', { user: name })}
          word={name}
          reasonLabel={t('admin.user.access.lockReason')}
          confirmLabel={t('admin.user.access.lock')}
          destructive
          busy={lock.isPending}
          onCancel={close}
          onConfirm={reason => lock.mutate({ id, reason })}
        />
      )}
      {question === 'removeFactors' && (
        <TypedConfirmDialog
          title={t('admin.user.access.removeFactors')}
          text={t('admin.user.access.removeFactorsText', { user: name })}
          word={name}
          reasonLabel={t('admin.user.access.removeFactorsReason')}
          reasonHint={t('admin.user.access.removeFactorsHint', { min: FACTOR_REMOVAL_REASON_MIN })}
          reasonMin={FACTOR_REMOVAL_REASON_MIN}
          confirmLabel={t('admin.user.access.removeFactors')}
          destructive
          busy={removeFactors.isPending}
          onCancel={close}
          onConfirm={reason => removeFactors.mutate({ id, reason })}
        />
      )}
      {question === 'grantRole' && (
        <TypedConfirmDialog
          title={t('admin.user.access.grantRole')}
          text={t('admin.user.access.grantRoleText', { user: name })}
          word={name}
          confirmLabel={t('admin.user.access.grantRole')}
          busy={grantRole.isPending}
          onCancel={close}
          onConfirm={() => grantRole.mutate({ id })}
        />
      )}
      <ConfirmDialog
        open={question === 'revokeRole'}
        title={t('admin.user.access.revokeRole')}
        text={t('admin.user.access.revokeRoleText', { user: name })}
        confirmLabel={t('admin.user.access.revokeRole')}
        destructive
        busy={revokeRole.isPending}
        onCancel={close}
        onConfirm={() => revokeRole.mutate({ id })}
      />
      <ConfirmDialog
        open={question === 'unlock'}
        title={t('admin.user.access.unlock')}
        text={t('admin.user.access.unlockText', { user: name })}
        confirmLabel={t('admin.user.access.unlock')}
        busy={unlock.isPending}
        onCancel={close}
        onConfirm={() => unlock.mutate({ id })}
      />
      <ConfirmDialog
        open={question === 'resend'}
        title={t('admin.user.resend')}
        text={t('admin.user.resendText', { user: name })}
        confirmLabel={t('admin.user.resend')}
        busy={resend.isPending}
        onCancel={close}
        onConfirm={() => resend.mutate({ id })}
      />
    </Card>
  );
}
