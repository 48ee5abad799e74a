import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Notification } from '#contract/notifications.ts';
import { useNow } from '#web/accounts/use-now.ts';
import { useSay } from '#web/accounts/use-say.ts';
import { orpc } from '#web/api/orpc.ts';
import { useMe } from '#web/api/use-me.ts';
import { viewing } from '#web/api/viewing.ts';
import { useFormats, useT } from '#web/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const REFETCH_MS = 60_000;

/** Asked for when the list is opened, and every minute once the page has stood for one. */
function useNotifications({ isOpen }: { isOpen: boolean }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), REFETCH_MS);
    return () => clearTimeout(timer);
  }, []);
  return useQuery({
    ...orpc.notifications.list.queryOptions({ refetchInterval: REFETCH_MS, staleTime: REFETCH_MS }),
    enabled: (isOpen || isDue) && viewing === null,
  });
}

/** What happened while one looked elsewhere. Opening the list makes it read. */
export function NotificationBell() {
  const t = useT();
  const me = useMe().data;
  const list = useNotifications({ isOpen: false }).data;
  // Until the list was asked for, the count that came with the profile.
  const unread = viewing === null ? (list?.unread ?? me?.unread_notifications ?? 0) : 0;
  return (
    <Popover
      label={t('notifications.title')}
      width={360}
      className="p-0"
      trigger={attributes => (
        <IconButton
          {...attributes}
          label={unread === 0 ? t('notifications.open') : t('notifications.openUnread', { count: unread })}
          className="relative"
        >
          <Bell aria-hidden className="size-5" />
          {unread > 0 && (
            <span
              aria-hidden
              className="absolute end-1.5 top-1.5 size-2.5 rounded-full border-2 border-paper bg-bad"
            />
          )}
        </IconButton>
      )}
    >
      {close => <OpenList onLeave={close} />}
    </Popover>
  );
}

function OpenList({ onLeave }: { onLeave: () => void }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const queryClient = useQueryClient();
  const query = useNotifications({ isOpen: true });
  const say = useSentence();
  const read = useMutation(
    orpc.notifications.markRead.mutationOptions({
      onSuccess: latest => queryClient.setQueryData(orpc.notifications.list.queryKey(), latest),
    }),
  );
  const items = query.data?.items ?? [];
  // The mark goes when the list is left: what is new is still told apart while it is looked at.
  const leave = useEffectEvent(() => {
    const [newest] = items;
    if (newest !== undefined && (query.data?.unread ?? 0) > 0) read.mutate({ until: newest.created_at });
  });
  useEffect(() => () => leave(), []);
  return (
    <div className="grid">
      <h2 className="px-5 pt-4 pb-2 text-lg">{t('notifications.title')}</h2>
      {query.isLoading ? (
        <Skeleton className="mx-5 mb-4 h-16" />
      ) : items.length === 0 ? (
        <p className="px-5 pb-4 text-muted">{t('notifications.empty')}</p>
      ) : (
        <ul>
          {items.map(item => (
            <li
              key={item.id}
              data-unread={item.read_at === null}
              className="border-t border-line px-5 py-3 data-[unread=true]:bg-sunken"
            >
              <p className={item.read_at === null ? 'font-semibold' : undefined}>
                {say(item)}
                {item.read_at === null && (
                  <span className="sr-only">{` (${t('notifications.unread')})`}</span>
                )}
              </p>
              <time dateTime={item.created_at} className="text-sm text-muted">
                {formats.relative(item.created_at, now)}
              </time>
            </li>
          ))}
        </ul>
      )}
      <a
        href={`${APP_PATHS.settings}#notifications`}
        onClick={onLeave}
        className="link border-t border-line px-5 py-3 text-sm"
      >
        {t('notifications.settings')}
      </a>
    </div>
  );
}

function useSentence() {
  const t = useT();
  const say = useSay();
  return ({ event, username, error, security, name }: Notification): string => {
    if (event === 'security') {
      return security === null
        ? t('notifications.title')
        : t(`notifications.${security}`, { name: name ?? '' });
    }
    const sentence = t(`notifications.${event}`, { username: username ?? '' });
    return error === null ? sentence : `${sentence} ${say.code(error.code, error.values)}`;
  };
}
