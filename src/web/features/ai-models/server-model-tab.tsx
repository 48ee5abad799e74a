import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ServerModel } from '#contract/admin/admin-model.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Table, type Column } from '#web/ui/content/table.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { KeptModel } from './saved-model.tsx';
import { ModelForm } from './model-form.tsx';

/** The model used for all users, and the usage of models. */
export function ServerModelTab() {
  const query = useQuery(orpc.admin.model.get.queryOptions());
  return (
    <QueryPanel query={query} skeleton={<Skeleton className="h-96" />}>
      {told => (
        <div className="grid max-w-4xl gap-6">
          <ModelCard told={told} />
          <SpendingCard told={told} />
        </div>
      )}
    </QueryPanel>
  );
}

function ModelCard({ told }: { told: ServerModel }) {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const failed = (error: unknown) => toast({ title: say.error(error), variant: 'destructive' });
  const done = (title: string) => (answered: ServerModel) => {
    queryClient.setQueryData(orpc.admin.model.get.queryKey(), answered);
    toast({ title });
  };
  const save = useMutation(
    orpc.admin.model.save.mutationOptions({ onSuccess: done(t('models.form.saved')) }),
  );
  const check = useMutation(
    orpc.admin.model.check.mutationOptions({ onSuccess: done(t('models.kept.checked')), onError: failed }),
  );
  const forget = useMutation(
    orpc.admin.model.forget.mutationOptions({ onSuccess: done(t('models.kept.forgotten')), onError: failed }),
  );
  const { model } = told;
  const form = (
    <ModelForm
      key={model?.savedAt ?? 'none'}
      kept={model}
      allowsPrivate
      busy={save.isPending}
      error={save.error}
      onSave={given => save.mutate(given)}
    />
  );
  return (
    <Card aria-labelledby="server-model-title">
      <CardHeader id="server-model-title" title={t('models.admin.title')} text={t('models.admin.text')} />
      <div className="grid gap-4">
        {model === null ? (
          <>
            <Alert>{t('models.admin.none')}</Alert>
            {form}
          </>
        ) : (
          <>
            {model.of === 'environment' && <Alert>{t('models.admin.environment')}</Alert>}
            <KeptModel
              key={model.savedAt ?? 'environment'}
              kept={model}
              form={model.of === 'environment' ? null : form}
              onCheck={() => check.mutate({})}
              isChecking={check.isPending}
              onForget={() => forget.mutate({})}
              isForgetting={forget.isPending}
            />
          </>
        )}
      </div>
    </Card>
  );
}

type Row = ServerModel['spending'][number];

function SpendingCard({ told: { spending, days, pricesAsOf } }: { told: ServerModel }) {
  const t = useT();
  const formats = useFormats();
  const column = (key: 'calls' | 'failed' | 'users', value: (row: Row) => number): Column<Row> => ({
    key,
    header: t(`models.admin.columns.${key}`),
    cell: row => formats.number(value(row)),
    numeric: true,
    stacked: { label: t(`models.admin.columns.${key}`) },
  });
  return (
    <Card aria-labelledby="spending-title">
      <CardHeader
        id="spending-title"
        title={t('models.admin.spending', { days })}
        text={t('models.admin.spendingText', { date: formats.date(`${pricesAsOf}T12:00:00Z`) })}
      />
      {spending.length === 0 ? (
        <p>{t('models.admin.nothing')}</p>
      ) : (
        <Table
          caption={t('models.admin.spending', { days })}
          hideCaption
          stacks
          rows={spending}
          rowKey={row => `${row.payer} ${row.provider} ${row.model}`}
          columns={[
            {
              key: 'model',
              header: t('models.admin.columns.model'),
              cell: row => <span className="wrap-anywhere">{row.model}</span>,
              rowHeader: true,
            },
            {
              key: 'payer',
              header: t('models.admin.columns.payer'),
              cell: row => t(`models.admin.payers.${row.payer}`),
              stacked: { isWhole: true, label: t('models.admin.columns.payer') },
            },
            column('calls', row => row.calls),
            column('failed', row => row.failed),
            column('users', row => row.users),
            {
              ...column('calls', row => row.inputTokens + row.outputTokens),
              key: 'tokens',
              header: t('models.admin.columns.tokens'),
              stacked: { label: t('models.admin.columns.tokens') },
            },
            {
              ...column('calls', row => row.cents),
              key: 'cost',
              header: t('models.admin.columns.cost'),
              cell: row => formats.money(Math.ceil(row.cents), 'USD'),
              stacked: { label: t('models.admin.columns.cost') },
            },
          ]}
        />
      )}
    </Card>
  );
}
