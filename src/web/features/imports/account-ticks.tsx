import { useFormats, useLanguage, useT } from '#web/ui/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import type { ImportPreview } from './use-import.ts';

type Account = ImportPreview['accounts'][number];

/** Whether nothing of a file can be imported with the present plan: several accounts, and no free place. */
export function hasNoWay({ accounts, places }: ImportPreview): boolean {
  return accounts.length > 1 && places === 0 && !accounts.some(({ linked, readOnly }) => linked && !readOnly);
}

/** A file of accounts without a place: replace another account by one of them, or a larger plan. */
export function NoPlace({
  preview: { accounts },
  onTake,
}: {
  preview: ImportPreview;
  onTake: (username: string) => void;
}) {
  const { t, language } = useLanguage();
  return (
    <Alert
      tone="warn"
      title={t('imports.accounts.noneTitle', { count: accounts.length })}
      action={
        <LinkButton size="sm" href={sitePath(SITE_PATHS.pricing, language)}>
          {t('accounts.list.plans')}
        </LinkButton>
      }
    >
      <p>{t('imports.accounts.noneText')}</p>
      <ul className="mt-3 flex max-h-80 flex-wrap gap-2 overflow-y-auto">
        {accounts
          .filter(({ readOnly }) => !readOnly)
          .map(({ username, videos }) => (
            <li key={username}>
              <Button
                size="sm"
                aria-label={t('imports.accounts.take', { username })}
                onClick={() => onTake(username)}
              >
                {`@${username} · ${t('imports.accounts.rows', { count: videos })}`}
              </Button>
            </li>
          ))}
      </ul>
    </Alert>
  );
}

/** Ticks the accounts that are linked already: their data can be imported without a new place. */
export function firstTicks({ accounts }: ImportPreview): ReadonlySet<string> {
  const only =
    accounts.length === 1 ? accounts : accounts.filter(({ linked, readOnly }) => linked && !readOnly);
  return new Set(only.map(({ username }) => username));
}

/** Which accounts of a file are imported, within the places of the plan. */
export function AccountTicks({
  preview: { accounts, places },
  ticked,
  onTick,
}: {
  preview: ImportPreview;
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
}) {
  const t = useT();
  const formats = useFormats();
  const taken = accounts.filter(({ linked, username }) => !linked && ticked.has(username)).length;
  const isFull = places !== null && taken >= places;
  const mayTick = ({ linked, readOnly }: Account) => !readOnly && (linked || !isFull);
  const tickAll = () => {
    let left = places ?? Number.POSITIVE_INFINITY;
    const all = accounts.filter(({ linked, readOnly }) => !readOnly && (linked || (left -= 1) >= 0));
    onTick(new Set(all.map(({ username }) => username)));
  };
  const toggle = (username: string) => {
    const next = new Set(ticked);
    if (!next.delete(username)) next.add(username);
    onTick(next);
  };
  return (
    <fieldset className="quoted-sm border border-line-strong px-4 py-3">
      <legend className="px-1 font-semibold">{t('imports.accounts.title')}</legend>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-muted">
          {places === null
            ? null
            : places === 0
              ? t('imports.accounts.noPlace')
              : t('imports.accounts.places', { count: places })}
        </p>
        {accounts.some(account => ticked.has(account.username) || mayTick(account)) && (
          <Button size="sm" onClick={ticked.size > 0 ? () => onTick(new Set()) : tickAll}>
            {t(ticked.size > 0 ? 'imports.accounts.none' : 'imports.accounts.all')}
          </Button>
        )}
      </div>
      <ul className="mt-2 grid max-h-80 gap-0.5 overflow-y-auto">
        {accounts.map(account => {
          const { username, videos, dayFigures, linked, readOnly } = account;
          const isTicked = ticked.has(username);
          return (
            <li key={username}>
              <label className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 quoted-sm px-2 py-1.5 hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-calm">
                <input
                  type="checkbox"
                  className="size-5 accent-calm"
                  checked={isTicked}
                  disabled={!isTicked && !mayTick(account)}
                  onChange={() => toggle(username)}
                />
                <span className="flex flex-wrap items-center gap-x-2">
                  <span className="font-medium whole-word">{`@${username}`}</span>
                  <span className="text-sm text-muted">
                    {formats.list([
                      ...(videos > 0 ? [t('imports.accounts.rows', { count: videos })] : []),
                      ...(dayFigures > 0 ? [t('imports.accounts.days', { count: dayFigures })] : []),
                    ])}
                  </span>
                  {linked && (
                    <Badge>{t(readOnly ? 'imports.accounts.readOnly' : 'imports.accounts.linked')}</Badge>
                  )}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
