import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ActiveAccounts } from '#contract/billing.ts';
import { useNow } from '#web/shared/time/use-now.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Announced } from '#web/ui/browser/announced.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { classes } from '#web/ui/styles/classes.ts';

/** Shown only to users with more accounts than places: the choice of the active ones. */
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

/** `ahead`: all still have a place, but not under the next plan. */
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
  const say = useErrorText();
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
  const isFull = chosen.length >= places;
  const fullId = useId();
  const heldId = useId();
  const toggle = (id: string) => {
    if (chosen.includes(id)) setChosen(chosen.filter(other => other !== id));
    else if (!isFull) setChosen([...chosen, id]);
  };
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
      <fieldset
        disabled={isHeld}
        aria-describedby={isHeld ? heldId : isFull ? fullId : undefined}
        className="grid gap-2"
      >
        <legend className="sr-only">{t('billing.accounts.title')}</legend>
        {items.map(account => {
          const isChosen = chosen.includes(account.id);
          const isClosed = isFull && !isChosen && !isHeld;
          return (
            <label
              key={account.id}
              className={classes('flex min-h-11 items-center gap-3', isClosed && 'text-muted')}
            >
              {/* Keyboard users hear why it cannot be ticked; a disabled one would be skipped. */}
              <input
                type="checkbox"
                className="size-4.5 accent-ink aria-disabled:opacity-50"
                checked={isChosen}
                aria-disabled={isClosed || undefined}
                aria-describedby={isClosed ? fullId : undefined}
                onChange={() => toggle(account.id)}
              />
              <span className="min-w-0 whole-word">@{account.username}</span>
              {!account.is_active && <Badge>{t('billing.accounts.readOnly')}</Badge>}
            </label>
          );
        })}
      </fieldset>
      {isFull && !isHeld && (
        <div id={fullId}>
          <Announced className="mt-2 text-sm text-muted">
            {t('billing.accounts.full', { count: places })}
          </Announced>
        </div>
      )}
      {save.isError && (
        <Alert tone="destructive" className="mt-3">
          {say.error(save.error)}
        </Alert>
      )}
      {isHeld ? (
        <p id={heldId} className="mt-3 text-sm text-muted">
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
