import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'wouter';
import { notificationSentence } from '#presentation/sentences/notification-sentence.ts';
import { useNow } from '#web/shared/time/use-now.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useNotifications } from './use-notifications.ts';

const SHOWN = 8;

/** The newest notifications, in the bell. Leaving the list marks them as read. */
export function OpenList({ onLeave }: { onLeave: () => void }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const queryClient = useQueryClient();
  const query = useNotifications({ isOpen: true });
  const read = useMutation(
    orpc.notifications.markRead.mutationOptions({
      onSuccess: latest => {
        queryClient.setQueryData(orpc.notifications.list.queryKey(), latest);
        void queryClient.invalidateQueries({ queryKey: orpc.notifications.browse.key() });
      },
    }),
  );
  const items = query.data?.items ?? [];
  // Marked as read on leaving: new ones stay distinguishable while the list is open.
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
        <p className="px-5 pb-4 text-muted">{t('news.empty')}</p>
      ) : (
        <ul>
          {items.slice(0, SHOWN).map(item => (
            <li
              key={item.id}
              data-unread={item.read_at === null}
              className="border-t border-line px-5 py-3 wrap-anywhere data-[unread=true]:bg-sunken"
            >
              <p className={item.read_at === null ? 'font-semibold' : undefined}>
                {notificationSentence(item, t, formats)}
                {item.read_at === null && <span className="sr-only">{` (${t('news.unread')})`}</span>}
              </p>
              <time dateTime={item.created_at} className="text-sm text-muted">
                {formats.relative(item.created_at, now)}
              </time>
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap justify-between gap-x-4 border-t border-line px-5 py-1.5 text-sm *:inline-flex *:min-h-9 *:items-center pointer-coarse:*:min-h-11">
        <Link href={APP_PATHS.notifications} onClick={onLeave} className="link">
          {t('news.all')}
        </Link>
        <a href={`${APP_PATHS.settings}#notifications`} onClick={onLeave} className="link">
          {t('news.settings')}
        </a>
      </p>
    </div>
  );
}
