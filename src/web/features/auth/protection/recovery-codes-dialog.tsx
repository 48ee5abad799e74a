import { groupRecoveryCode } from '#domain/auth/recovery-code.ts';
import { useSession } from '#web/shared/session/session.ts';
import { CopyButton } from '#web/ui/controls/copy-button.tsx';
import { useT } from '#web/ui/language/language.tsx';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

/** Recovery codes, shown once. Only the button closes it. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const t = useT();
  const email = useSession().user?.email ?? '';
  const grouped = codes.map(groupRecoveryCode);
  const file = [t('factors.recovery.fileTitle', { email }), '', ...grouped, ''].join('\n');
  return (
    <Dialog
      open
      dismissible={false}
      onClose={onClose}
      title={t('factors.recovery.shownTitle')}
      text={t('factors.recovery.shownText')}
      footer={
        <>
          <CopyButton
            text={grouped.join('\n')}
            label={t('factors.recovery.copy')}
            doneLabel={t('factors.recovery.copied')}
          />
          <LinkButton
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
            download={t('factors.recovery.fileName')}
          >
            {t('factors.recovery.download')}
          </LinkButton>
          <Button variant="signal" data-first-focus onClick={onClose}>
            {t('factors.recovery.done')}
          </Button>
        </>
      }
    >
      <ul className="quoted-sm grid gap-x-6 gap-y-2 bg-sunken p-4 font-mono text-[0.9375rem] sm:grid-cols-2">
        {grouped.map(code => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
