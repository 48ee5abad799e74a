import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ModelSettings } from '#contract/ai-models.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { KeptModel } from './saved-model.tsx';
import { ModelForm } from './model-form.tsx';

/** The user's own language model: endpoint, whether it responds, today's usage, and removal. */
export function ModelCard() {
  const t = useT();
  const query = useQuery(orpc.models.get.queryOptions());
  return (
    <Card id="model" aria-labelledby="model-title" className="scroll-mt-32 lg:scroll-mt-24">
      <CardHeader id="model-title" title={t('models.title')} text={t('models.text')} />
      <p className="mb-5 text-sm">{t('models.sent')}</p>
      <QueryPanel query={query} skeleton={<SkeletonLines lines={4} />}>
        {settings => <OwnModel settings={settings} />}
      </QueryPanel>
    </Card>
  );
}

function OwnModel({ settings }: { settings: ModelSettings }) {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const remember = (told: ModelSettings) => queryClient.setQueryData(orpc.models.get.queryKey(), told);
  const failed = (error: unknown) => toast({ title: say.error(error), variant: 'destructive' });
  const done = (title: string) => (told: ModelSettings) => {
    remember(told);
    toast({ title });
  };
  const save = useMutation(orpc.models.save.mutationOptions({ onSuccess: done(t('models.form.saved')) }));
  const check = useMutation(
    orpc.models.check.mutationOptions({ onSuccess: done(t('models.kept.checked')), onError: failed }),
  );
  const forget = useMutation(
    orpc.models.forget.mutationOptions({ onSuccess: done(t('models.kept.forgotten')), onError: failed }),
  );
  const { own, server, allowsPrivate } = settings;
  const form = (
    <ModelForm
      key={own?.savedAt ?? 'none'}
      kept={own}
      allowsPrivate={allowsPrivate}
      busy={save.isPending}
      error={save.error}
      onSave={given => save.mutate(given)}
    />
  );
  return (
    <div className="grid gap-4">
      {own === null ? (
        <>
          <Alert>{server === null ? t('models.builtIn') : t('models.server', { model: server.model })}</Alert>
          <Today today={settings.today} />
          {form}
        </>
      ) : (
        <>
          <KeptModel
            key={own.savedAt}
            kept={own}
            form={form}
            onCheck={() => check.mutate({})}
            isChecking={check.isPending}
            onForget={() => forget.mutate({})}
            isForgetting={forget.isPending}
          />
          <Today today={settings.today} />
        </>
      )}
    </div>
  );
}

function Today({ today }: { today: ModelSettings['today'] }) {
  const t = useT();
  const formats = useFormats();
  if (today === null) return null;
  const { tokens, tokenLimit, cents, centLimit, seconds } = today;
  return (
    <p className="text-sm text-muted">
      {t('models.today.tokens', { used: formats.number(tokens), limit: formats.number(tokenLimit) })}{' '}
      {centLimit !== null &&
        `${t('models.today.money', {
          used: formats.money(Math.ceil(cents), 'USD'),
          limit: formats.money(centLimit, 'USD'),
        })} `}
      {t('models.today.seconds', { seconds })}
    </p>
  );
}
