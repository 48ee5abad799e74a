import { useEffect, useState } from 'react';
import { useT } from '#web/ui/language/language.tsx';
import { useSignOut } from '#web/shared/session/use-sign-out.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, Select } from '#web/ui/controls/field.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { FactorCodeForm } from './factor-code-form.tsx';
import { RecoveryCodeForm } from './recovery-code-form.tsx';
import { listSecondFactors, type SecondFactor, type SecondFactors } from './second-factor.ts';

/** Asks for a code of one of the account's factors, or for a recovery code; raises the session's assurance level. */
export function SecondFactorForm({ onDone }: { onDone?: () => void }) {
  const t = useT();
  const signOut = useSignOut();
  const [known, setKnown] = useState<SecondFactors | 'unknown' | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [byRecovery, setByRecovery] = useState(false);

  const [asked, setAsked] = useState(0);
  useEffect(() => {
    listSecondFactors().then(setKnown, () => setKnown('unknown'));
  }, [asked]);

  if (known === null) {
    return (
      <div aria-busy="true" aria-label={t('factors.challenge.loading')}>
        <SkeletonLines lines={4} />
      </div>
    );
  }
  if (known === 'unknown') {
    return (
      <Alert
        tone="destructive"
        action={
          <Button
            size="sm"
            onClick={() => {
              setKnown(null);
              setAsked(asked + 1);
            }}
          >
            {t('factors.challenge.again')}
          </Button>
        }
      >
        {t('ui.unreachable')}
      </Alert>
    );
  }
  const { factors, hasRecoveryCodes } = known;
  const chosen = factors.find(({ id }) => id === chosenId) ?? factors[0];
  return (
    <div className="grid gap-5">
      {byRecovery || !chosen ? (
        <RecoveryCodeForm {...(onDone ? { onDone } : {})} />
      ) : (
        <>
          {factors.length > 1 && (
            <Field label={t('factors.challenge.choose')}>
              {wiring => (
                <Select {...wiring} value={chosen.id} onChange={event => setChosenId(event.target.value)}>
                  {factors.map(factor => (
                    <option key={factor.id} value={factor.id}>
                      <FactorLabel factor={factor} />
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <FactorCodeForm
            key={chosen.id}
            factor={chosen}
            action={t('factors.challenge.confirm')}
            {...(onDone ? { onDone } : {})}
          />
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {hasRecoveryCodes && (
          <button
            type="button"
            className="link inline-flex min-h-11 items-center text-[0.9375rem]"
            onClick={() => setByRecovery(!byRecovery)}
          >
            {byRecovery ? t('factors.challenge.toFactor') : t('factors.challenge.toRecovery')}
          </button>
        )}
        <button
          type="button"
          className="link inline-flex min-h-11 items-center text-[0.9375rem]"
          onClick={() => void signOut()}
        >
          {t('factors.challenge.signOut')}
        </button>
      </div>
    </div>
  );
}

function FactorLabel({ factor }: { factor: SecondFactor }) {
  const t = useT();
  if (factor.type === 'totp') return factor.name === '' ? t('factors.card.totp') : factor.name;
  return factor.name === ''
    ? t('factors.card.phone', { end: factor.phoneEnd })
    : `${factor.name} (…${factor.phoneEnd})`;
}
