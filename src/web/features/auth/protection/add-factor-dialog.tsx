import { useState, type SubmitEvent } from 'react';
import { FactorCodeForm } from '#web/features/auth/factor-code-form.tsx';
import { PasswordInput } from '#web/shared/session/password-field.tsx';
import {
  beginSecondFactor,
  dropFactor,
  type BegunTotp,
  type SecondFactor,
} from '#web/features/auth/second-factor.ts';
import { useAuthSettings } from '#web/shared/session/use-auth-settings.ts';
import { CopyButton } from '#web/ui/controls/copy-button.tsx';
import { useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import { useSending } from '#web/shared/session/use-sending.ts';

type Begun = { id: string; phoneEnd: string; totp: BegunTotp | null };

/** Name, then QR code and key or number, then a first code, which activates the factor. */
export function AddFactorDialog({
  type,
  taken,
  asksPassword,
  onClose,
  onAdded,
}: {
  type: SecondFactor['type'];
  /** Names of the account's existing factors. */
  taken: string[];
  /** Whether the account has one. */
  asksPassword: boolean;
  onClose: () => void;
  onAdded: () => void;
}) {
  const t = useT();
  const isPhone = type === 'phone';
  const [name, setName] = useState(() =>
    freeName(isPhone ? t('factors.add.phoneName') : t('factors.add.totpName'), taken),
  );
  const [phone, setPhone] = useState('');
  const [password, setPassword] = useState('');
  const [begun, setBegun] = useState<Begun | null>(null);
  const { busy, problem, setProblem, send } = useSending();
  const sendsSms = useAuthSettings()?.sendsSms ?? true;

  async function begin(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (asksPassword && password === '') {
      setProblem(t('auth.problems.fillAll'));
      return;
    }
    await send(async () => {
      const wanted = { type, name, phone, password: asksPassword ? password : undefined };
      const answer = await beginSecondFactor(wanted);
      if (answer.problem === null)
        setBegun({ id: answer.factorId, phoneEnd: phone.trim().slice(-2), totp: answer.totp });
      return answer.problem;
    });
  }

  function cancel() {
    // An unverified factor has no effect, and is removed later should this fail.
    if (begun) void dropFactor(begun.id).catch(() => undefined);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={cancel}
      title={isPhone ? t('factors.add.phoneTitle') : t('factors.add.totpTitle')}
      text={begun?.totp ? t('factors.add.scan') : undefined}
    >
      {begun ? (
        <>
          {begun.totp && <TotpKey totp={begun.totp} />}
          <FactorCodeForm
            factor={{ id: begun.id, type, phoneEnd: begun.phoneEnd }}
            action={t('factors.add.verify')}
            onDone={onAdded}
          />
        </>
      ) : (
        <form noValidate onSubmit={event => void begin(event)} className="grid gap-5">
          {problem !== null && <Alert tone="destructive">{problem}</Alert>}
          <Field label={t('factors.add.name')} hint={t('factors.add.nameHint')}>
            {wiring => (
              <TextInput
                {...wiring}
                value={name}
                maxLength={80}
                autoComplete="off"
                data-first-focus
                onChange={event => setName(event.target.value)}
              />
            )}
          </Field>
          {isPhone && (
            <>
              <Field label={t('factors.add.phone')} hint={t('factors.add.phoneHint')}>
                {wiring => (
                  <TextInput
                    {...wiring}
                    type="tel"
                    value={phone}
                    maxLength={60}
                    autoComplete="tel"
                    onChange={event => setPhone(event.target.value)}
                  />
                )}
              </Field>
              {!sendsSms && <Alert tone="warn">{t('factors.add.localSms')}</Alert>}
            </>
          )}
          {asksPassword && (
            <Field label={t('factors.add.password')} hint={t('factors.add.passwordHint')}>
              {wiring => (
                <PasswordInput
                  {...wiring}
                  value={password}
                  autoComplete="current-password"
                  onChange={event => setPassword(event.target.value)}
                />
              )}
            </Field>
          )}
          <Button type="submit" variant="signal" busy={busy} className="justify-self-start">
            {t('factors.add.next')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

/** The name, with the first free number if it is taken. */
function freeName(name: string, taken: string[]): string {
  let free = name;
  for (let count = 2; taken.includes(free); count += 1) free = `${name} ${count}`;
  return free;
}

function TotpKey({ totp }: { totp: BegunTotp }) {
  const t = useT();
  return (
    <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
      <img
        src={totp.qrCode}
        alt={t('factors.add.qr')}
        className="quoted-sm size-48 border border-line bg-white p-1 max-sm:mx-auto"
      />
      <div className="grid gap-2">
        <p className="text-sm font-semibold">{t('factors.add.secret')}</p>
        <code className="font-mono text-[0.9375rem] break-words select-all">
          {totp.secret.match(/.{1,4}/g)?.join(' ') ?? totp.secret}
        </code>
        <div className="-ms-3">
          <CopyButton
            text={totp.secret}
            label={t('factors.add.copySecret')}
            doneLabel={t('factors.recovery.copied')}
          />
        </div>
        <a href={totp.uri} className="link reach text-sm">
          {t('factors.add.open')}
        </a>
      </div>
    </div>
  );
}
