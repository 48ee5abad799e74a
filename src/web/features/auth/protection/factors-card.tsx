import { useQuery, useQueryClient } from '@tanstack/react-query';
import Smartphone from 'lucide-react/icons/smartphone';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { getSignInWays } from '#web/shared/session/account.ts';
import { externalAuth } from '#web/shared/session/external-auth.ts';
import {
  countRecoveryCodes,
  listSecondFactors,
  makeRecoveryCodes,
  proveAndMakeCodes,
  removeSecondFactor,
  type SecondFactor,
} from '#web/features/auth/second-factor.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { AddFactorDialog } from './add-factor-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RecoveryCodesPart } from './recovery-codes-part.tsx';
import { useSending } from '#web/shared/session/use-sending.ts';

const KEY = ['second-factors'];

/** Factors and recovery codes are loaded together, because they depend on each other. */
async function fetchFactors() {
  const [{ factors }, { hasPassword }] = await Promise.all([listSecondFactors(), getSignInWays()]);
  const recovery = factors.length === 0 ? null : await countRecoveryCodes();
  return { factors, recovery, asksPassword: hasPassword && externalAuth() === null };
}

/** The second factors of the account. New codes are shown here once, and nowhere else. */
export function FactorsCard() {
  const t = useT();
  const queryClient = useQueryClient();
  const factors = useQuery({ queryKey: KEY, queryFn: fetchFactors, staleTime: 0, refetchOnMount: 'always' });
  const [adding, setAdding] = useState<SecondFactor['type'] | null>(null);
  const [leaving, setLeaving] = useState<SecondFactor | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { busy, problem, send } = useSending();
  const refresh = () => queryClient.invalidateQueries({ queryKey: KEY });

  async function show(made: Awaited<ReturnType<typeof makeRecoveryCodes>>) {
    if (made.problem === null) setCodes(made.codes);
    await refresh();
    return made.problem;
  }

  async function onAdded() {
    setAdding(null);
    toast({ title: t('factors.card.addedToast') });
    const hasCodes = (factors.data?.recovery ?? null) !== null;
    // Adding the factor included a proof a moment ago.
    await (hasCodes ? refresh() : send(async () => show(await makeRecoveryCodes(false))));
  }

  async function onRemoved() {
    setLeaving(null);
    toast({ title: t('factors.card.removed') });
    await refresh();
  }

  const isLast = (factors.data?.factors.length ?? 0) <= 1;
  return (
    <Card id="factors" aria-labelledby="factors-title" className="scroll-mt-20">
      <CardHeader id="factors-title" title={t('factors.card.title')} text={t('factors.card.text')} />
      <QueryPanel query={factors} skeleton={<SkeletonLines lines={4} />}>
        {({ factors: list, recovery, asksPassword }) => (
          <div className="grid gap-5">
            {problem !== null && <Alert tone="destructive">{problem}</Alert>}
            {list.length === 0 ? (
              <p>{t('factors.card.none')}</p>
            ) : (
              <ul>
                {list.map(factor => (
                  <FactorRow key={factor.id} factor={factor} onRemove={() => setLeaving(factor)} />
                ))}
              </ul>
            )}
            <div className="flex flex-wrap gap-3">
              <Button variant={list.length === 0 ? 'signal' : 'outline'} onClick={() => setAdding('totp')}>
                {t('factors.card.addTotp')}
              </Button>
              <Button onClick={() => setAdding('phone')}>{t('factors.card.addPhone')}</Button>
            </div>
            {list.length > 0 && (
              <RecoveryCodesPart
                left={recovery}
                busy={busy}
                asksPassword={asksPassword}
                onMake={async password => show(await proveAndMakeCodes(recovery !== null, password))}
              />
            )}
          </div>
        )}
      </QueryPanel>
      {adding !== null && (
        <AddFactorDialog
          type={adding}
          taken={(factors.data?.factors ?? []).map(({ name }) => name)}
          asksPassword={factors.data?.asksPassword ?? false}
          onClose={() => setAdding(null)}
          onAdded={() => void onAdded()}
        />
      )}
      {leaving !== null && (
        <ProofDialog
          destructive
          asksPassword={factors.data?.asksPassword ?? false}
          title={t('factors.card.removeTitle', { name: nameOf(leaving, t('factors.card.unnamed')) })}
          text={isLast ? t('factors.card.removeLast') : t('factors.card.removeText')}
          confirmLabel={t('factors.card.remove')}
          act={password => removeSecondFactor(leaving.id, password)}
          onDone={() => void onRemoved()}
          onCancel={() => setLeaving(null)}
        />
      )}
      {codes !== null && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Card>
  );
}

function nameOf(factor: SecondFactor, unnamed: string): string {
  return factor.name === '' ? unnamed : factor.name;
}

function FactorRow({ factor, onRemove }: { factor: SecondFactor; onRemove: () => void }) {
  const t = useT();
  const formats = useFormats();
  const Icon = factor.type === 'phone' ? Smartphone : ShieldCheck;
  const name = nameOf(factor, t('factors.card.unnamed'));
  const kind =
    factor.type === 'phone' ? t('factors.card.phone', { end: factor.phoneEnd }) : t('factors.card.totp');
  return (
    <li className="flex items-start gap-3 border-b border-line py-3.5 first:pt-0 last:border-0">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-muted">
          {`${kind}, ${t('factors.card.added', { date: formats.date(new Date(factor.addedAt)) })}`}
        </p>
      </div>
      <Button size="sm" aria-label={t('factors.card.removeNamed', { name })} onClick={onRemove}>
        {t('factors.card.remove')}
      </Button>
    </li>
  );
}
