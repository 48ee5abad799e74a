import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CouponLine } from '#contract/admin/admin-revenue.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { CouponForm } from './coupon-form.tsx';
import { FRESH, useAnnounce } from '#web/features/admin/parts/use-changes-announced.ts';

/** The codes that reduce the first payment or more; created at the payment service, ended here. */
export function CouponsCard() {
  const t = useT();
  const announce = useAnnounce();
  const [ending, setEnding] = useState<CouponLine | null>(null);
  const query = useQuery({ ...orpc.admin.money.coupons.queryOptions(), retry: false, ...FRESH });
  const end = useMutation({
    ...orpc.admin.money.endCoupon.mutationOptions(),
    onSuccess: () => announce.done(t('adminMoney.coupon.ended')),
    onError: announce.failed,
    onSettled: () => setEnding(null),
  });
  return (
    <Card aria-labelledby="coupons-title">
      <CardHeader
        id="coupons-title"
        title={t('adminMoney.coupon.title')}
        text={t('adminMoney.coupon.text')}
      />
      <CouponForm />
      <div className="mt-5 border-t border-line pt-2">
        <QueryPanel
          query={query}
          skeleton={<SkeletonLines lines={3} />}
          isEmpty={({ items }) => items.length === 0}
          empty={<p className="pt-3 text-muted">{t('adminMoney.coupon.none')}</p>}
        >
          {({ items }) => (
            <ul>
              {items.map(coupon => (
                <Line key={coupon.id} coupon={coupon} onEnd={() => setEnding(coupon)} />
              ))}
            </ul>
          )}
        </QueryPanel>
      </div>
      {ending !== null && (
        <ConfirmDialog
          open
          destructive
          title={t('adminMoney.coupon.end')}
          text={t('adminMoney.coupon.endText', { code: ending.code })}
          confirmLabel={t('adminMoney.coupon.end')}
          busy={end.isPending}
          onConfirm={() => end.mutate({ coupon: ending.id })}
          onCancel={() => setEnding(null)}
        />
      )}
    </Card>
  );
}

function Line({ coupon, onEnd }: { coupon: CouponLine; onEnd: () => void }) {
  const t = useT();
  const formats = useFormats();
  const off =
    coupon.percent_off === null
      ? formats.money(coupon.amount_off_cents ?? 0)
      : formats.percent(coupon.percent_off, 0);
  const uses =
    coupon.most_uses === null
      ? t('adminMoney.coupon.uses', { count: coupon.uses })
      : t('adminMoney.coupon.usesOf', { uses: coupon.uses, count: coupon.most_uses });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {coupon.code}
          {!coupon.is_open && <Badge>{t('adminMoney.coupon.closed')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {t(`adminMoney.coupon.lines.${coupon.duration}`, { off, count: coupon.months ?? 0 })}
          {' · '}
          {uses}
          {coupon.expires_at !== null && (
            <>
              {' · '}
              {t('adminMoney.coupon.until', { date: formats.date(coupon.expires_at) })}
            </>
          )}
        </p>
      </div>
      {coupon.is_open && (
        <Button size="sm" aria-label={t('adminMoney.coupon.endLabel', { code: coupon.code })} onClick={onEnd}>
          {t('adminMoney.coupon.end')}
        </Button>
      )}
    </li>
  );
}
