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
  if (data === undefined) return null;
  const { places, items, next } = data;
  const isFull = (count: number) => count >= 0 && items.length > count;
  const ahead = !isFull(places) && next !== null && isFull(next.places) ? next : null;
  if (!isFull(places) && ahead === null) return null;
  return (
    <Choice
      key={items.map(({ id }) => id).join()}
      accounts={data}
      ahead={ahead}
      places={(ahead ?? data).places}
    />
  );
}

/** `ahead`: all still have a place, and will not under the plan that is coming. */
function Choice({
  accounts: { items, changeable_at: changeableAt },
  ahead,
  places,
}: {
  accounts: ActiveAccounts;
  ahead: ActiveAccounts['next'];
  places: number;
}) {
  const t = useT();
  const say = useSay();
  const formats = useFormats();
  const now = useNow();
  const queryClient = useQueryClient();
  const active = items
    .filter(account => (ahead === null ? account.is_active : account.is_kept))
    .map(({ id }) => id);
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
        text={
          ahead === null
            ? t('billing.accounts.text', { count: places })
            : t('billing.accounts.ahead', {
                count: places,
                plan: t(`shell.plans.${ahead.plan}`),
                date: formats.date(ahead.at),
              })
        }
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
