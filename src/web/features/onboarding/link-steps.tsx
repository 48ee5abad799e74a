import ArrowLeft from 'lucide-react/icons/arrow-left';
import FileUp from 'lucide-react/icons/file-up';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Link2 from 'lucide-react/icons/link-2';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { PlaceTaken } from '#web/features/accounts/place-taken.tsx';
import { useLinkedAccounts } from '#web/shared/linked-accounts/use-linked-accounts.ts';
import { useCanConnect } from '#web/features/connections/use-can-connect.ts';
import { useTiktokFlow } from '#web/features/connections/use-tiktok-flow.ts';
import { useTextsOf, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { DemoCreators } from './demo-creators.tsx';
import { LinkForm } from '#web/features/accounts/link-form.tsx';
import { useLinkAccount, type Linked } from './use-link-account.ts';
import { Way, WaysOn } from './ways-on.tsx';

/** Few import a file as their first step: loaded with its texts when they do. */
const ImportStep = lazy(async () => {
  const [{ ImportStep: step }] = await Promise.all([import('./import-step.tsx'), useTextsOf('pages')]);
  return { default: step };
});

export type LinkStep = 'ask' | 'ways' | 'import' | 'demo';

/** Links the first account: a handle, a file or a demo creator; where no figures can be read, says why. */
export function LinkSteps({
  initialHandle,
  firstStep = 'ask',
  submitLabel,
  onBlocked,
  onFinished,
}: {
  initialHandle?: string;
  firstStep?: Exclude<LinkStep, 'ways'>;
  submitLabel: string;
  /** An account is linked, but has no figures yet. */
  onBlocked?: () => void;
  /** There is an account with figures, or an analysis that fetches some. */
  onFinished: () => void;
}) {
  const t = useT();
  const [step, setStep] = useState<LinkStep>(firstStep);
  const [linked, setLinked] = useState<Linked | null>(null);
  const accounts = useLinkedAccounts().data?.items ?? [];
  const canConnect = useCanConnect();
  const { leave, isLeaving } = useTiktokFlow();
  const [, navigate] = useLocation();
  const look = (accountId: string) => navigate(`${APP_PATHS.dashboard}?accountId=${accountId}`);
  const link = useLinkAccount({
    failure: t('onboarding.failed'),
    onLinked(outcome) {
      if (outcome.obstacle === null) {
        if (!outcome.account.is_primary) look(outcome.account.id);
        onFinished();
        return;
      }
      setLinked(outcome);
      setStep('ways');
      onBlocked?.();
    },
  });
  const waiting = linked === null ? undefined : accounts.find(account => account.id === linked.account.id);

  if (step === 'ways' && linked !== null) {
    return (
      <div className="grid gap-5">
        <WaysOn
          account={waiting ?? linked.account}
          onStarted={onFinished}
          onImport={() => setStep('import')}
          onDemo={() => setStep('demo')}
        />
        <Button variant="quiet" className="justify-self-end" onClick={onFinished}>
          {t('onboarding.ways.later')}
        </Button>
      </div>
    );
  }
  if (step === 'import' || step === 'demo') {
    return (
      <div className="grid gap-5">
        <Button
          variant="quiet"
          size="sm"
          icon={<ArrowLeft aria-hidden className="size-4" />}
          className="justify-self-start"
          onClick={() => setStep(linked === null ? 'ask' : 'ways')}
        >
          {t('onboarding.ways.back')}
        </Button>
        {step === 'demo' ? (
          <DemoCreators
            busyHandle={link.isPending ? link.pendingHandle : undefined}
            onOpen={handle => {
              const already = accounts.find(account => account.tiktok_username === handle);
              if (already === undefined) {
                link.submit(handle);
                return;
              }
              look(already.id);
              onFinished();
            }}
          />
        ) : (
          <>
            <h3 className="text-lg">{t('onboarding.import.title')}</h3>
            <Suspense fallback={<Skeleton className="h-40" />}>
              <ImportStep onFinished={onFinished} />
            </Suspense>
          </>
        )}
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <LinkForm
        initial={initialHandle}
        submitLabel={submitLabel}
        busy={link.isPending}
        refusal={link.refusal}
        onSubmit={link.submit}
      />
      {link.isFull && (
        <Alert tone="warn" action={<PlaceTaken handle={link.pendingHandle ?? ''} onChanged={onFinished} />}>
          {t('onboarding.full')}
        </Alert>
      )}
      <div>
        <p className="mb-3 text-sm font-semibold text-muted">{t('onboarding.or')}</p>
        <ul className="grid gap-3">
          {canConnect && (
            <Way
              icon={<Link2 />}
              title={t('onboarding.ways.connect')}
              text={t('onboarding.ways.connectText')}
              onChoose={() => isLeaving || leave(null)}
            />
          )}
          <Way
            icon={<FlaskConical />}
            title={t('onboarding.ways.demo')}
            text={t('onboarding.ways.demoText')}
            onChoose={() => setStep('demo')}
          />
          <Way
            icon={<FileUp />}
            title={t('onboarding.ways.import')}
            text={t('onboarding.ways.importText')}
            onChoose={() => setStep('import')}
          />
        </ul>
      </div>
    </div>
  );
}
