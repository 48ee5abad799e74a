import { useMutation, useQueryClient } from '@tanstack/react-query';
import FileUp from 'lucide-react/icons/file-up';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Link2 from 'lucide-react/icons/link-2';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState, type ReactNode } from 'react';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { ChangeAccountDialog } from '#web/features/accounts/change-account-dialog.tsx';
import { useAccountSync } from '#web/shared/linked-accounts/use-account-sync.ts';
import { useErrorText, valuesOf } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useTiktokFlow } from '#web/features/connections/use-tiktok-flow.ts';
import { useMe } from '#web/shared/api/use-me.ts';
import { errorCodeOf } from '#web/ui/language/error-text.ts';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { cacheObstacle, useObstacle } from '#web/features/accounts/use-obstacle.ts';

const CLOSED = 'source_not_consented';

/** Why an account has no figures, and how to get some. */
export function WaysOn({
  account,
  onStarted,
  onImport,
  onDemo,
}: {
  account: LinkedAccount;
  /** A collection has started after all. */
  onStarted?: () => void;
  onImport: () => void;
  onDemo: () => void;
}) {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const isAdmin = useMe().data?.is_admin ?? false;
  const { start, pendingId } = useAccountSync();
  const { leave, isLeaving } = useTiktokFlow();
  const [changing, setChanging] = useState(false);
  const obstacle = useObstacle(account.id);
  // The cause of the last failure may be gone: the current obstacle decides.
  const failure = account.last_failure?.code === CLOSED ? null : account.last_failure;
  const told = obstacle ?? failure;
  const isClosed = obstacle?.code === CLOSED;

  const sync = () =>
    start(account, {
      onStarted: () => {
        cacheObstacle(queryClient, account.id, null);
        onStarted?.();
      },
      onRefused: error => {
        const code = errorCodeOf(error);
        if (code !== null) cacheObstacle(queryClient, account.id, { code, values: valuesOf(error) });
      },
    });

  return (
    <section aria-labelledby="ways-on" className="grid gap-4">
      {told !== null && <Alert tone="warn">{say.code(told.code, told.values)}</Alert>}
      <h3 id="ways-on" className="text-lg">
        {t(account.connectable ? 'onboarding.ways.titleFour' : 'onboarding.ways.title')}
      </h3>
      <ol className="grid gap-3">
        {account.connectable && (
          <Way
            icon={<Link2 />}
            title={t('onboarding.ways.connect')}
            text={t('onboarding.ways.connectText')}
            onChoose={() => isLeaving || leave(account.id)}
          />
        )}
        {isClosed && isAdmin && <ConsentWay onGiven={sync} />}
        {isClosed && !isAdmin && (
          <Way
            icon={<ShieldCheck />}
            title={t('onboarding.ways.askAdmin')}
            text={t('onboarding.ways.askAdminText')}
            action={
              <LinkButton
                size="sm"
                href={`${APP_PATHS.tickets}?from=${encodeURIComponent(APP_PATHS.accounts)}`}
              >
                {t('onboarding.support')}
              </LinkButton>
            }
          />
        )}
        {!isClosed && obstacle !== undefined && (
          <Way
            icon={<RefreshCw />}
            title={t('onboarding.ways.retry')}
            text={t('onboarding.ways.retryText')}
            action={
              <Button size="sm" busy={pendingId === account.id} onClick={sync}>
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
      <p className="text-sm text-muted">
        {t('onboarding.ways.wrongHandle', { username: account.tiktok_username })}{' '}
        <button type="button" onClick={() => setChanging(true)} className="link reach font-medium">
          {t('accounts.list.change')}
        </button>
      </p>
      {changing && (
        <ChangeAccountDialog
          account={account}
          onClose={() => setChanging(false)}
          {...(onStarted !== undefined && { onChanged: onStarted })}
        />
      )}
    </section>
  );
}

/** One click, after the notice about TikTok's terms. */
function ConsentWay({ onGiven }: { onGiven: () => void }) {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const consent = useMutation(orpc.admin.consent.mutationOptions());
  const give = () =>
    consent.mutate(
      { given: true },
      {
        onSuccess: answered => {
          queryClient.setQueryData(orpc.admin.sources.queryKey(), answered);
          onGiven();
        },
        onError: error =>
          toast({ title: t('accounts.toasts.error'), description: say.error(error), variant: 'destructive' }),
      },
    );
  return (
    <Way
      icon={<ShieldCheck />}
      title={t('onboarding.ways.consent')}
      text={t('onboarding.ways.consentText')}
      action={
        <Button size="sm" busy={consent.isPending} onClick={give}>
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
