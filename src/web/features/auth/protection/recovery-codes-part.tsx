import { useState } from 'react';
import type { SessionProblem } from '#web/shared/session/auth-client.ts';
import type { RecoveryCodesLeft } from '#web/features/auth/second-factor.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ProofDialog } from './proof-dialog.tsx';

const FEW = 3;

/** How many recovery codes are left, and new ones. */
export function RecoveryCodesPart({
  left,
  busy,
  asksPassword,
  onMake,
}: {
  left: RecoveryCodesLeft | null;
  busy: boolean;
  /** Whether the account has one. */
  asksPassword: boolean;
  onMake: (password: string | undefined) => Promise<SessionProblem | null>;
}) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  return (
    <section aria-labelledby="recovery-codes-title" className="grid gap-3 border-t border-line pt-5">
      <div>
        <h3 id="recovery-codes-title" className="text-base font-semibold">
          {t('factors.recovery.title')}
        </h3>
        <p className="mt-1 text-sm text-muted">{t('factors.recovery.text')}</p>
      </div>
      {left === null ? (
        <p>{t('factors.recovery.none')}</p>
      ) : (
        <p>
          {t('factors.recovery.left', { count: left.remaining, total: left.total })}{' '}
          {left.remaining <= FEW && <strong>{t('factors.recovery.few')}</strong>}
        </p>
      )}
      <div>
        <Button busy={busy} onClick={() => setAsking(true)}>
          {left === null ? t('factors.recovery.make') : t('factors.recovery.renew')}
        </Button>
      </div>
      {asking && (
        <ProofDialog
          title={left === null ? t('factors.recovery.makeTitle') : t('factors.recovery.renewTitle')}
          text={left === null ? t('factors.recovery.makeText') : t('factors.recovery.renewText')}
          confirmLabel={left === null ? t('factors.recovery.make') : t('factors.recovery.renew')}
          asksPassword={asksPassword}
          act={onMake}
          onDone={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        />
      )}
    </section>
  );
}
