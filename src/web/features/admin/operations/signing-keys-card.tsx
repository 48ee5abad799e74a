import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { FRESH, useAnnounce } from '#web/features/admin/parts/use-changes-announced.ts';

/** The keys that sign sessions: rotated by schedule, and here when one may have leaked. */
export function SigningKeysCard() {
  const t = useT();
  const formats = useFormats();
  const announce = useAnnounce();
  const [asking, setAsking] = useState<'rotate' | 'withdraw' | null>(null);
  const query = useQuery({ ...orpc.admin.keys.list.queryOptions(), ...FRESH });
  const rotate = useMutation({
    ...orpc.admin.keys.rotate.mutationOptions(),
    onSuccess: () => announce.done(t('admin.keys.rotated')),
    onError: announce.failed,
    onSettled: () => setAsking(null),
  });
  return (
    <Card aria-labelledby="keys-title">
      <CardHeader id="keys-title" title={t('admin.keys.title')} text={t('admin.keys.text')} />
      <QueryPanel query={query} skeleton={<SkeletonLines lines={2} />}>
        {({ items }) => (
          <ul className="mb-4">
            {items.map(key => (
              <li
                key={key.kid}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2.5 last:border-0"
              >
                <code className="min-w-0 flex-1 basis-40 text-sm break-all">{key.kid}</code>
                <Badge tone={key.retiredAt === null ? 'good' : 'neutral'}>
                  {key.retiredAt === null
                    ? t('admin.keys.signs')
                    : t('admin.keys.retired', { when: formats.date(key.retiredAt) })}
                </Badge>
                <p className="basis-full text-sm text-muted">
                  {t('admin.keys.since', { when: formats.dateTime(key.createdAt) })}
                </p>
              </li>
            ))}
          </ul>
        )}
      </QueryPanel>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setAsking('rotate')}>{t('admin.keys.rotate')}</Button>
        <Button variant="danger" onClick={() => setAsking('withdraw')}>
          {t('admin.keys.withdraw')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking !== null}
        title={t(asking === 'withdraw' ? 'admin.keys.withdraw' : 'admin.keys.rotate')}
        text={t(asking === 'withdraw' ? 'admin.keys.withdrawText' : 'admin.keys.rotateText')}
        confirmLabel={t(asking === 'withdraw' ? 'admin.keys.withdraw' : 'admin.keys.rotate')}
        destructive={asking === 'withdraw'}
        busy={rotate.isPending}
        onCancel={() => setAsking(null)}
        onConfirm={() => rotate.mutate({ withdrawOld: asking === 'withdraw' })}
      />
    </Card>
  );
}
