import Bell from 'lucide-react/icons/bell';
import { lazy, Suspense } from 'react';
import { useMe } from '#web/shared/api/use-me.ts';
import { viewing } from '#web/shared/session/viewing.ts';
import { useTextsOf, useT } from '#web/ui/language/language.tsx';
import { IconButton } from '#web/ui/controls/button.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useNotifications } from './use-notifications.ts';

/** Loaded with its texts when the bell is first opened. */
const OpenList = lazy(async () => {
  const [{ OpenList: list }] = await Promise.all([import('./open-list.tsx'), useTextsOf('pages')]);
  return { default: list };
});

/** New notifications. Opening the list marks them as read. */
export function NotificationBell() {
  const t = useT();
  const me = useMe().data;
  const list = useNotifications({ isOpen: false }).data;
  // Until the list is loaded, the count from the profile.
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
      {close => (
        <Suspense fallback={<Skeleton className="m-5 h-16" />}>
          <OpenList onLeave={close} />
        </Suspense>
      )}
    </Popover>
  );
}
