import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Winners } from '#contract/generations/generations.ts';
import { claimRangeText } from '#presentation/sentences/claim-sentence.ts';
import { useLinkedAccounts } from '#web/shared/linked-accounts/use-linked-accounts.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { Field, Select } from '#web/ui/controls/field.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { CheckLine } from './check-line.tsx';

/** "From my videos": what the user's measured videos support, or that they support nothing yet. */
export function WinnersChoice({
  accountId,
  onChange,
  onOpen,
}: {
  /** The account whose videos are used; null: none. */
  accountId: string | null;
  onChange: (accountId: string | null) => void;
  onOpen: (isOpen: boolean) => void;
}) {
  const t = useT();
  const accounts = useLinkedAccounts().data?.items ?? [];
  const [isOpen, setIsOpen] = useState(accountId !== null);
  const [chosen, setChosen] = useState<string | null>(accountId);
  const looked =
    accounts.find(({ id }) => id === chosen) ?? accounts.find(account => account.is_primary) ?? accounts[0];
  const look = (id: string) => {
    setChosen(id);
    onChange(null);
  };
  return (
    <div className="grid gap-3">
      <CheckLine
        label={t('generations.winners.title')}
        text={t('generations.winners.text')}
        checked={isOpen}
        onChange={opened => {
          setIsOpen(opened);
          onOpen(opened);
          onChange(null);
        }}
      />
      {isOpen && looked === undefined && (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          {t('generations.winners.noAccount')}
          <LinkButton size="sm" href={APP_PATHS.accounts}>
            {t('generations.winners.link')}
          </LinkButton>
        </p>
      )}
      {isOpen && looked !== undefined && (
        <>
          {accounts.length > 1 && (
            <Field label={t('generations.winners.account')} className="max-w-xs">
              {wiring => (
                <Select {...wiring} value={looked.id} onChange={({ target }) => look(target.value)}>
                  {accounts.map(({ id, tiktok_username: handle }) => (
                    <option key={id} value={id}>{`@${handle}`}</option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <Supported
            key={looked.id}
            accountId={looked.id}
            isBuiltOn={accountId === looked.id}
            onChange={onChange}
          />
        </>
      )}
    </div>
  );
}

function Supported({
  accountId,
  isBuiltOn,
  onChange,
}: {
  accountId: string;
  isBuiltOn: boolean;
  onChange: (accountId: string | null) => void;
}) {
  const query = useQuery(orpc.generations.winners.queryOptions({ input: { account_id: accountId } }));
  const supports = query.data?.known === true && query.data.supported.length > 0;
  const build = useEffectEvent(() => onChange(accountId));
  // Where something is supported, ticking the box is enough.
  useEffect(() => {
    if (supports && !isBuiltOn) build();
  }, [supports, isBuiltOn]);
  return (
    <QueryPanel query={query} skeleton={<Skeleton className="h-20" />}>
      {winners => <WinnersText winners={winners} />}
    </QueryPanel>
  );
}

const isClaim = ({ verdict }: { verdict: string }) => verdict === 'winner' || verdict === 'loser';

function WinnersText({ winners }: { winners: Winners }) {
  const t = useT();
  const formats = useFormats();
  if (!winners.known) {
    const { n, needed } = winners;
    return (
      <p className="text-sm font-medium">
        {t('generations.winners.few', { count: n, needed })} {t('generations.winners.without')}
      </p>
    );
  }
  const { supported, patterns, untested, n, username } = winners;
  const names = supported.map(kind => t(`hooks.kinds.${kind}`));
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="font-medium">
        {names.length === 0
          ? `${t('generations.winners.none')} ${t('generations.winners.without')}`
          : t('generations.winners.on', { kinds: formats.list(names) })}
      </p>
      <p className="text-muted">{t('generations.winners.known', { count: n, username })}</p>
      <ul className="grid gap-1">
        {patterns.map(pattern => (
          <li key={pattern.hookClass}>
            {t(isClaim(pattern) ? 'generations.winners.pattern' : 'generations.winners.unclaimed', {
              kind: t(`hooks.kinds.${pattern.hookClass}`),
              range: isClaim(pattern) ? claimRangeText(pattern.low, pattern.high, t, formats) : '',
              n: pattern.n,
              without: pattern.without,
            })}{' '}
            <span className="text-muted">({t(`generations.winners.verdicts.${pattern.verdict}`)})</span>
          </li>
        ))}
      </ul>
      {untested > 0 && <p className="text-muted">{t('generations.winners.untested', { count: untested })}</p>}
    </div>
  );
}
