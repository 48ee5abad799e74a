import Eye from 'lucide-react/icons/eye';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminUser } from '#contract/admin/admin-users.ts';
import { VIEW_AS_MINUTES, VIEW_AS_REASON_MIN } from '#domain/admin/view-as.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useMe } from '#web/shared/api/use-me.ts';
import { startViewing } from '#web/shared/session/viewing.ts';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import { useAnnounce } from '#web/features/admin/parts/use-changes-announced.ts';
import { nameOf } from './user-name.ts';

/** Views the user's pages as the user, for half an hour, with a reason that the user can read afterwards. */
export function UserViewCard({ user }: { user: AdminUser }) {
  const t = useT();
  const announce = useAnnounce();
  const adminId = useMe().data?.id;
  const [reason, setReason] = useState('');
  const start = useMutation({
    ...orpc.admin.views.start.mutationOptions(),
    onSuccess: grant => {
      if (adminId === undefined) return;
      const label = grant.user.label ?? nameOf(user);
      startViewing(
        { grantId: grant.id, adminId, userId: user.id, label, expiresAt: grant.expiresAt },
        APP_PATHS.dashboard,
      );
    },
    onError: announce.failed,
  });
  const isReady = reason.trim().length >= VIEW_AS_REASON_MIN;
  return (
    <Card aria-labelledby="view-title">
      <CardHeader
        id="view-title"
        title={t('admin.user.view.title')}
        text={
          user.is_admin ? t('admin.user.view.admin') : t('admin.user.view.text', { minutes: VIEW_AS_MINUTES })
        }
      />
      {!user.is_admin && (
        <form
          className="grid gap-4"
          onSubmit={event => {
            event.preventDefault();
            if (isReady) start.mutate({ userId: user.id, reason: reason.trim() });
          }}
        >
          <Field
            label={t('admin.user.view.reason')}
            hint={t('admin.user.view.reasonHint', { min: VIEW_AS_REASON_MIN })}
          >
            {wiring => (
              <TextInput
                {...wiring}
                value={reason}
                maxLength={300}
                onChange={event => setReason(event.target.value)}
              />
            )}
          </Field>
          <div>
            <Button
              type="submit"
              busy={start.isPending}
              disabled={!isReady}
              icon={<Eye aria-hidden className="size-4.5" />}
            >
              {t('admin.user.view.start')}
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}
