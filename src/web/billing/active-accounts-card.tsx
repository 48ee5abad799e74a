import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActiveAccounts } from '#contract/billing.ts';
import { useNow } from '#web/accounts/use-now.ts';
import { useSay } from '#web/accounts/use-say.ts';
import { orpc } from '#web/api/orpc.ts';
import { useFormats, useT } from '#web/language/language.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';

/** Shown only to whoever has more accounts than places: the choice of those to go on with. */
export function ActiveAccountsCard() {
  const { data } = useQuery(orpc.billing.accounts.queryOptions());
  if (data === undefined || data.places < 0 || data.items.length <= data.places) return null;
  return <Choice key={data.items.map(({ id }) => id).join()} accounts={data} />;
}

function Choice({ accounts: { places, items, changeable_at: changeableAt } }: { accounts: ActiveAccounts }) {
  const t = useT();
  const say = useSay();
  const formats = useFormats();
  const now = useNow();
  const queryClient = useQueryClient();
  const active = items.filter(account => account.is_active).map(({ id }) => id);
  const [chosen, setChosen] = useState<readonly string[]>(active);
  const save = useMutation(
    orpc.billing.chooseAccounts.mutationOptions({ onSuccess: () => queryClient.invalidateQueries() }),
  );
  const isHeld = changeableAt !== null && Date.parse(changeableAt) > now.getTime();
  const isSame = chosen.length === active.length && chosen.every(id => active.includes(id));
  return (
    <Card aria-labelledby="active-accounts-title">
      <CardHeader
        id="active-accounts-title"
        title={t('billing.accounts.title')}
        text={t('billing.accounts.text', { count: places })}
      />
      <fieldset disabled={isHeld} className="grid gap-2">
        <legend className="sr-only">{t('billing.accounts.title')}</legend>
        {items.map(account => (
          <label key={account.id} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-4.5 accent-ink"
              checked={chosen.includes(account.id)}
              disabled={!chosen.includes(account.id) && chosen.length >= places}
              onChange={event =>
                setChosen(
                  event.target.checked ? [...chosen, account.id] : chosen.filter(id => id !== account.id),
                )
              }
            />
            <span className="min-w-0 wrap-anywhere">@{account.username}</span>
            {!account.is_active && <Badge>{t('billing.accounts.readOnly')}</Badge>}
          </label>
        ))}
      </fieldset>
      {save.isError && (
        <Alert tone="destructive" className="mt-3">
          {say.error(save.error)}
        </Alert>
      )}
      {isHeld ? (
        <p className="mt-3 text-sm text-muted">
          {t('billing.accounts.held', { date: formats.date(changeableAt) })}
        </p>
      ) : (
        <Button
          variant="signal"
          className="mt-4"
          busy={save.isPending}
          disabled={isSame}
          onClick={() => save.mutate({ ids: [...chosen] })}
        >
          {t('billing.accounts.save')}
        </Button>
      )}
    </Card>
  );
}
