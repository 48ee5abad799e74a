import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminUserDetails } from '#contract/admin/admin-users.ts';
import { CREDIT_KINDS, isCreditable } from '#domain/quotas/credits.ts';
import { usageBars } from '#domain/quotas/usage-bars.ts';
import { creditKindName } from '#presentation/sentences/audit-sentence.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { Field, Select, TextInput } from '#web/ui/controls/field.tsx';
import { ReasonDialog } from '#web/features/admin/parts/reason-dialog.tsx';
import { useAnnounce } from '#web/features/admin/parts/use-changes-announced.ts';

/** Usage, limits, and extra units for this month. */
export function UserCreditCard({ details: { user, usage, limits, credits } }: { details: AdminUserDetails }) {
  const t = useT();
  const formats = useFormats();
  const announce = useAnnounce();
  const kinds = CREDIT_KINDS.filter(kind => limits !== null && isCreditable(limits, kind));
  const [picked, setPicked] = useState(kinds[0]);
  const [units, setUnits] = useState('5');
  const [reason, setReason] = useState('');
  const [taking, setTaking] = useState<AdminUserDetails['credits'][number] | null>(null);
  const withdraw = useMutation({
    ...orpc.admin.users.withdrawCredit.mutationOptions(),
    onSuccess: () => announce.done(t('admin.user.credit.withdrawn')),
    onError: announce.failed,
    onSettled: () => setTaking(null),
  });
  const grant = useMutation({
    ...orpc.admin.users.grantCredit.mutationOptions(),
    onSuccess: () => {
      setReason('');
      announce.done(t('admin.user.credit.granted'));
    },
    onError: announce.failed,
  });
  const kind = kinds.find(one => one === picked) ?? kinds[0];
  const isReady = reason.trim().length >= 3 && /^[1-9]\d{0,2}$/.test(units);
  return (
    <Card aria-labelledby="credit-title">
      <CardHeader id="credit-title" title={t('admin.user.credit.title')} text={t('admin.user.credit.text')} />
      {usage !== null && limits !== null && (
        <ul className="mb-5 grid gap-1.5">
          {usageBars(usage, limits).map(bar => (
            <li key={bar.kind} className="flex justify-between gap-3">
              <span>{t(`shell.quotas.${bar.kind}`)}</span>
              <span className="text-muted tabular-nums">
                {bar.limit === -1
                  ? t('shell.quotas.unlimited')
                  : `${formats.number(bar.used)}/${formats.number(bar.limit)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {kind !== undefined && (
        <form
          className="grid gap-4"
          onSubmit={event => {
            event.preventDefault();
            if (isReady) grant.mutate({ id: user.id, kind, units: Number(units), reason: reason.trim() });
          }}
        >
          <div className="flex flex-wrap gap-3">
            <Field label={t('admin.user.credit.kind')}>
              {wiring => (
                <Select
                  {...wiring}
                  value={kind}
                  onChange={event => setPicked(kinds.find(one => one === event.target.value))}
                >
                  {kinds.map(one => (
                    <option key={one} value={one}>
                      {creditKindName(one, t)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={t('admin.user.credit.units')} className="w-28">
              {wiring => (
                <TextInput
                  {...wiring}
                  type="number"
                  min={1}
                  max={999}
                  value={units}
                  onChange={event => setUnits(event.target.value)}
                />
              )}
            </Field>
          </div>
          <Field label={t('admin.user.credit.reason')} hint={t('admin.user.credit.reasonHint')}>
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
            <Button type="submit" busy={grant.isPending} disabled={!isReady}>
              {t('admin.user.credit.grant')}
            </Button>
          </div>
        </form>
      )}
      {credits.length > 0 && (
        <section aria-label={t('admin.user.credit.list')} className="mt-5 border-t border-line pt-4">
          <h3 className="mb-2 text-base">{t('admin.user.credit.list')}</h3>
          <ul className="grid gap-2 text-sm">
            {credits.map(credit => (
              <li key={credit.id}>
                <p className={credit.withdrawnAt === null ? 'break-words' : 'break-words line-through'}>
                  {t('admin.user.credit.line', {
                    units: credit.units,
                    kind: creditKindName(credit.kind, t),
                    when: formats.date(credit.grantedAt),
                    by: credit.grantedBy ?? t('admin.nobody'),
                  })}
                </p>
                <p className="break-words text-muted">{credit.reason}</p>
                {credit.withdrawnAt === null ? (
                  <Button size="sm" className="mt-1" onClick={() => setTaking(credit)}>
                    {t('admin.user.credit.withdraw')}
                  </Button>
                ) : (
                  <p className="break-words">
                    {t('admin.user.credit.withdrawnLine', {
                      when: formats.date(credit.withdrawnAt),
                      reason: credit.withdrawnReason ?? '',
                    })}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {taking !== null && (
        <ReasonDialog
          title={t('admin.user.credit.withdraw')}
          text={t('admin.user.credit.withdrawText', { units: taking.units })}
          confirmLabel={t('admin.user.credit.withdraw')}
          busy={withdraw.isPending}
          onConfirm={given => withdraw.mutate({ id: user.id, credit: taking.id, reason: given })}
          onCancel={() => setTaking(null)}
        />
      )}
    </Card>
  );
}
