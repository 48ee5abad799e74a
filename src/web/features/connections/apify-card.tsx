import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApifyToken } from '#contract/connections.ts';
import {
  APIFY_MOST_VIDEOS,
  APIFY_USD_CENTS_A_THOUSAND,
  apifyCentsAtMost,
} from '#domain/sources/apify-cost.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ApifyTokenForm } from './apify-token-form.tsx';

/** The user's own Apify token: purpose and cost, whether it works, and its removal. */
export function ApifyCard() {
  const t = useT();
  const formats = useFormats();
  const query = useQuery(orpc.connections.apifyToken.queryOptions());
  return (
    <Card id="apify" aria-labelledby="apify-title" className="scroll-mt-32 lg:scroll-mt-24">
      <CardHeader id="apify-title" title={t('settings.apify.title')} text={t('settings.apify.text')} />
      <p className="mb-5 text-sm">
        {t('settings.apify.cost', {
          price: formats.money(APIFY_USD_CENTS_A_THOUSAND, 'USD'),
          most: APIFY_MOST_VIDEOS,
          sync: formats.money(apifyCentsAtMost(), 'USD'),
        })}
      </p>
      <QueryPanel query={query} skeleton={<SkeletonLines lines={2} />}>
        {told =>
          told.ending === null ? <NoToken told={told} /> : <Token told={told} ending={told.ending} />
        }
      </QueryPanel>
    </Card>
  );
}

function useApifyChange() {
  const queryClient = useQueryClient();
  return (told: ApifyToken) => queryClient.setQueryData(orpc.connections.apifyToken.queryKey(), told);
}

function NoToken({ told }: { told: ApifyToken }) {
  const t = useT();
  const remember = useApifyChange();
  return (
    <div className="grid gap-4">
      {told.server && <Alert>{t('settings.apify.server')}</Alert>}
      <ApifyTokenForm
        onSaved={saved => {
          remember(saved);
          toast({ title: t('settings.apify.saved') });
        }}
      />
    </div>
  );
}

function Token({ told, ending }: { told: ApifyToken; ending: string }) {
  const t = useT();
  const say = useErrorText();
  const formats = useFormats();
  const remember = useApifyChange();
  const [isReplacing, setReplacing] = useState(false);
  const [isForgetting, setForgetting] = useState(false);
  const failed = (error: unknown) => toast({ title: say.error(error), variant: 'destructive' });
  const check = useMutation(
    orpc.connections.checkApifyToken.mutationOptions({ onSuccess: remember, onError: failed }),
  );
  const forget = useMutation(
    orpc.connections.forgetApifyToken.mutationOptions({
      onSuccess: answered => {
        remember(answered);
        toast({ title: t('settings.apify.forgotten') });
      },
      onError: failed,
      onSettled: () => setForgetting(false),
    }),
  );
  const { problem, isReadable, credit, savedAt, checkedAt } = told;
  return (
    <div className="grid gap-4">
      <div>
        <p className="font-semibold">
          {t('settings.apify.token')} <code className="font-normal break-all">{`••••••••${ending}`}</code>
        </p>
        <p className="text-sm text-muted">
          {[
            savedAt === null ? null : t('settings.apify.savedAt', { date: formats.dateTime(savedAt) }),
            checkedAt === null ? null : t('settings.apify.checkedAt', { date: formats.dateTime(checkedAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {!isReadable ? (
        <Alert tone="warn">{t('settings.apify.unreadable')}</Alert>
      ) : problem === null ? (
        <Alert tone="good" isOutcome={false}>
          {t('settings.apify.works')}
          {credit !== null && (
            <>
              {' '}
              {t('settings.apify.credit', {
                used: formats.money(Math.round(credit.usedUsd * 100), 'USD'),
                limit: formats.money(Math.round(credit.limitUsd * 100), 'USD'),
              })}
            </>
          )}
        </Alert>
      ) : (
        <Alert tone="warn">{say.code(`source_${problem}`, {})}</Alert>
      )}
      <div className="flex flex-wrap gap-2">
        {isReadable && (
          <Button size="sm" busy={check.isPending} onClick={() => check.mutate({})}>
            {t('settings.apify.check')}
          </Button>
        )}
        <Button size="sm" aria-expanded={isReplacing} onClick={() => setReplacing(!isReplacing)}>
          {t('settings.apify.replace')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setForgetting(true)}>
          {t('settings.apify.forget')}
        </Button>
      </div>
      {isReplacing && (
        <ApifyTokenForm
          onSaved={saved => {
            remember(saved);
            setReplacing(false);
            toast({ title: t('settings.apify.saved') });
          }}
        />
      )}
      <ConfirmDialog
        open={isForgetting}
        title={t('settings.apify.forgetTitle')}
        text={t('settings.apify.forgetText')}
        confirmLabel={t('settings.apify.forget')}
        destructive
        busy={forget.isPending}
        onCancel={() => setForgetting(false)}
        onConfirm={() => forget.mutate({})}
      />
    </div>
  );
}
