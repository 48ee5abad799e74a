import BadgeCheck from 'lucide-react/icons/badge-check';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, type ReactNode } from 'react';
import type { JobRun, LinkedAccount } from '#contract/accounts/accounts.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { TiktokConnection } from '#web/features/connections/tiktok-connection.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { IconButton } from '#web/ui/controls/button.tsx';
import { classes } from '#web/ui/styles/classes.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { DemoBadge } from '#web/shared/linked-accounts/demo-badge.tsx';
import { useFollowRun } from '#web/shared/linked-accounts/use-follow-run.ts';
import { notLater, useNow } from '#web/shared/time/use-now.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';

const STEPS = 5;
const OF_APIFY: ReadonlySet<string> = new Set(['source_token_refused', 'source_quota']);

/** One linked account: name, freshness, actions, and why an action is unavailable. */
export function LinkedAccountRow({
  account,
  canLook,
  mark,
  isStarting,
  onSync,
  onEnd,
  onRemove,
  onMakePrimary,
  onChange,
}: {
  account: LinkedAccount;
  /** This user may view its figures. */
  canLook: boolean;
  /** Additional content beside the name. */
  mark?: ReactNode;
  isStarting: boolean;
  onSync: () => void;
  onEnd: (run: JobRun | null) => void;
  onRemove: () => void;
  onMakePrimary: () => void;
  onChange: () => void;
}) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const noteId = useId();
  const run = useFollowRun(account.active_run?.id ?? null, account.active_run, onEnd);
  const { tiktok_username: username, is_primary: isPrimary } = account;
  const isSyncing = isStarting || run !== null;
  const coolsDown = account.next_sync_at !== null && new Date(account.next_sync_at) > now;
  const refused = isSyncing || coolsDown;

  return (
    <li className="border-b border-line py-3.5 last:border-0">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {canLook ? (
            <a
              href={`?accountId=${account.id}`}
              title={t('accounts.list.look', { username })}
              className="link reach font-semibold break-all"
            >
              {`@${username}`}
            </a>
          ) : (
            <span className="font-semibold whole-word">{`@${username}`}</span>
          )}
          {account.verified && (
            <span title={t('accounts.list.verified')}>
              <BadgeCheck aria-hidden className="size-4 text-calm" />
              <span className="sr-only">{t('accounts.list.verified')}</span>
            </span>
          )}
          {isPrimary && (
            <Badge tone="signal" icon={<Star aria-hidden className="fill-current" />}>
              {t('accounts.list.primary')}
            </Badge>
          )}
          {account.is_demo && <DemoBadge />}
          {mark}
        </p>
        <div className="-me-2 flex shrink-0 sm:row-span-2">
          <IconButton
            label={t('accounts.list.sync', { username })}
            aria-describedby={noteId}
            aria-disabled={refused || undefined}
            aria-busy={isSyncing || undefined}
            onClick={() => refused || onSync()}
            className={refused && !isSyncing ? 'opacity-45' : undefined}
          >
            <RefreshCw className={classes('size-4.5', isSyncing && 'animate-spin text-calm')} />
          </IconButton>
          {!isPrimary && (
            <>
              <IconButton label={t('accounts.list.makePrimary', { username })} onClick={onMakePrimary}>
                <Star className="size-4.5" />
              </IconButton>
              <IconButton label={t('accounts.list.remove', { username })} onClick={onRemove}>
                <Trash2 className="size-4.5" />
              </IconButton>
            </>
          )}
        </div>
        <div className="max-sm:col-span-full">
          <p id={noteId} className="mt-1 text-sm text-muted">
            {isSyncing
              ? t('accounts.list.syncing')
              : account.last_synced_at === null
                ? t('accounts.list.neverSynced')
                : t('accounts.list.synced', {
                    when: formats.relative(notLater(account.last_synced_at, now), now),
                  })}
            {!isSyncing && account.last_synced_at === null && account.last_imported_at !== null && (
              <span className="block">
                {t('accounts.list.imported', {
                  when: formats.relative(notLater(account.last_imported_at, now), now),
                })}
              </span>
            )}
            {!isSyncing && coolsDown && account.next_sync_at !== null && (
              <span className="block">
                {t('accounts.list.nextSync', { when: formats.dateTime(account.next_sync_at) })}
              </span>
            )}
            {!isSyncing && account.next_collection_at !== null && (
              <span className="block">
                {t('accounts.list.nextCollection', { when: formats.dateTime(account.next_collection_at) })}
              </span>
            )}
          </p>
          <TiktokConnection account={account} />
          <button
            type="button"
            aria-label={t('accounts.list.changeLabel', { username })}
            onClick={onChange}
            className="link reach mt-1 text-start text-sm font-medium"
          >
            {t('accounts.list.change')}
          </button>
        </div>
      </div>
      {isSyncing && (
        <ProgressBar
          label={t('accounts.list.syncing')}
          percent={((run?.step ?? 0) / STEPS) * 100}
          tone="calm"
          className="mt-2.5"
        />
      )}
      {account.last_failure !== null && !isSyncing && <Failure failure={account.last_failure} />}
    </li>
  );
}

/** Why the last sync failed, and the alternative without a sync. The last good figures stay on screen. */
function Failure({ failure }: { failure: NonNullable<LinkedAccount['last_failure']> }) {
  const t = useT();
  const say = useErrorText();
  const formats = useFormats();
  return (
    <p className="mt-2.5 quoted-sm bg-bad-wash px-3 py-2 text-sm">
      {say.code(failure.code, failure.values)}{' '}
      <span className="text-muted">
        {t('accounts.list.lastFailure', { when: formats.dateTime(failure.at) })}
      </span>{' '}
      {OF_APIFY.has(failure.code) && (
        <>
          <a href={`${APP_PATHS.settings}#apify`} className="link font-medium">
            {t('accounts.list.seeToken')}
          </a>{' '}
        </>
      )}
      <a href={`${APP_PATHS.accounts}#imports`} className="link font-medium">
        {t('accounts.list.importInstead')}
      </a>
    </p>
  );
}
