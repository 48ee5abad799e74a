import { useMutation } from '@tanstack/react-query';
import FileUp from 'lucide-react/icons/file-up';
import FlaskConical from 'lucide-react/icons/flask-conical';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import type { LinkedAccount } from '#contract/accounts.ts';
import { useSay } from '#web/accounts/use-say.ts';
import { orpc } from '#web/api/orpc.ts';
import { useMe } from '#web/api/use-me.ts';
import { useT } from '#web/language/language.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Obstacle } from './use-link-account.ts';

/** Why there are no figures, said at once, and the three ways to some. */
export function WaysOn({
  account,
  obstacle,
  busy = false,
  onSync,
  onImport,
  onDemo,
}: {
  account: LinkedAccount;
  obstacle: Obstacle | null;
  busy?: boolean;
  onSync: (account: LinkedAccount) => void;
  onImport: () => void;
  onDemo: () => void;
}) {
  const t = useT();
  const say = useSay();
  const isAdmin = useMe().data?.is_admin ?? false;
  const closed = obstacle?.code === 'source_not_consented';
  return (
    <section aria-labelledby="ways-on" className="grid gap-4">
      {obstacle !== null && <Alert tone="warn">{say.code(obstacle.code, obstacle.values)}</Alert>}
      <h3 id="ways-on" className="text-lg">
        {t('onboarding.ways.title')}
      </h3>
      <ol className="grid gap-3">
        {closed && isAdmin && <ConsentWay onGiven={() => onSync(account)} />}
        {closed && !isAdmin && (
          <Way
            icon={<ShieldCheck />}
            title={t('onboarding.ways.askAdmin')}
            text={t('onboarding.ways.askAdminText')}
          />
        )}
        {!closed && (
          <Way
            icon={<RefreshCw />}
            title={t('onboarding.ways.retry')}
            text={t('onboarding.ways.retryText')}
            action={
              <Button size="sm" busy={busy} onClick={() => onSync(account)}>
                {t('onboarding.ways.retryButton')}
              </Button>
            }
          />
        )}
        <Way
          icon={<FileUp />}
          title={t('onboarding.ways.import')}
          text={t('onboarding.ways.importText')}
          onChoose={onImport}
        />
        <Way
          icon={<FlaskConical />}
          title={t('onboarding.ways.demo')}
          text={t('onboarding.ways.demoText')}
          onChoose={onDemo}
        />
      </ol>
    </section>
  );
}

/** One click, after the sentence about TikTok's terms. */
function ConsentWay({ onGiven }: { onGiven: () => void }) {
  const t = useT();
  const say = useSay();
  const consent = useMutation(orpc.admin.consent.mutationOptions());
  return (
    <Way
      icon={<ShieldCheck />}
      title={t('onboarding.ways.consent')}
      text={t('onboarding.ways.consentText')}
      action={
        <Button
          size="sm"
          busy={consent.isPending}
          onClick={() =>
            consent.mutate(
              { given: true },
              {
                onSuccess: onGiven,
                onError: error =>
                  toast({
                    title: t('accounts.toasts.error'),
                    description: say.error(error),
                    variant: 'destructive',
                  }),
              },
            )
          }
        >
          {t('onboarding.ways.consentButton')}
        </Button>
      }
    />
  );
}

export function Way({
  icon,
  title,
  text,
  action,
  onChoose,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
  onChoose?: () => void;
}) {
  return (
    <li className="flex items-start gap-3.5 quoted-sm border border-line px-4 py-3.5 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-calm">
      {icon}
      <div className="min-w-0 flex-1">
        {onChoose === undefined ? (
          <p className="font-semibold">{title}</p>
        ) : (
          <button type="button" onClick={onChoose} className="link reach text-start font-semibold">
            {title}
          </button>
        )}
        <p className="mt-0.5 text-sm text-muted">{text}</p>
        {action != null && <div className="mt-3">{action}</div>}
      </div>
    </li>
  );
}
