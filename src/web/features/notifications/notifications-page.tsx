import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Notification } from '#contract/notifications.ts';
import { NOTIFICATION_EVENTS, type NotificationEvent } from '#domain/notifications/notification-choice.ts';
import { notificationSentence } from '#presentation/sentences/notification-sentence.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Field, Select } from '#web/ui/controls/field.tsx';
import { PageHeader } from '#web/ui/content/page-header.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

/** /notifications: all stored ones, a page at a time, with the next step of each. */
export function NotificationsPage() {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const [event, setEvent] = useState<NotificationEvent | null>(null);
  const [onlyUnread, setOnlyUnread] = useState(false);
  const query = useInfiniteQuery({
    ...orpc.notifications.browse.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(event !== null && { event }),
        ...(onlyUnread && { unread: 'true' }),
        ...(cursor ? { cursor } : {}),
      }),
      initialPageParam: undefined,
      getNextPageParam: page => page.nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const changed = () => queryClient.invalidateQueries({ queryKey: orpc.notifications.key() });
  const failed = (error: unknown) =>
    toast({ title: t('accounts.toasts.error'), description: say.error(error), variant: 'destructive' });
  const setRead = useMutation(
    orpc.notifications.setRead.mutationOptions({ onSuccess: changed, onError: failed }),
  );
  const readAll = useMutation(
    orpc.notifications.markRead.mutationOptions({
      onSuccess: () => {
        toast({ title: t('news.readAllDone') });
        return changed();
      },
      onError: failed,
    }),
  );
  const first = query.data?.pages[0];
  const unread = first?.unread ?? 0;
  const newest = first?.items[0]?.created_at;
  const isFiltered = event !== null || onlyUnread;
  return (
    <>
      <PageHeader
        title={t('news.title')}
        text={t('news.text')}
        actions={
          <>
            {unread > 0 && newest !== undefined && (
              <Button busy={readAll.isPending} onClick={() => readAll.mutate({ until: newest })}>
                {t('news.readAll')}
              </Button>
            )}
            <LinkButton href={`${APP_PATHS.settings}#notifications`}>{t('news.settings')}</LinkButton>
          </>
        }
      />
      <Card aria-label={t('news.title')}>
        <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
          <Field label={t('news.kind')}>
            {wiring => (
              <Select
                {...wiring}
                value={event ?? ''}
                onChange={({ target }) =>
                  setEvent(NOTIFICATION_EVENTS.find(one => one === target.value) ?? null)
                }
              >
                <option value="">{t('news.anyKind')}</option>
                {NOTIFICATION_EVENTS.map(one => (
                  <option key={one} value={one}>
                    {t(`news.kinds.${one}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5 accent-calm"
              checked={onlyUnread}
              onChange={({ target }) => setOnlyUnread(target.checked)}
            />
            {t('news.onlyUnread')}
          </label>
          <output className="min-h-11 content-center text-sm text-muted">
            {unread > 0 && t('news.count', { count: unread })}
          </output>
        </div>
        <QueryPanel
          query={query}
          skeleton={<Skeleton className="h-96" />}
          isEmpty={data => data.pages.every(page => page.items.length === 0)}
          empty={
            isFiltered ? (
              <EmptyState isOutcome title={t('news.noneLeft')} text={t('news.noneLeftText')} />
            ) : (
              <EmptyState title={t('news.emptyTitle')} text={t('news.empty')} />
            )
          }
        >
          {data => (
            <ul>
              {data.pages
                .flatMap(page => page.items)
                .map(item => (
                  <Row
                    key={item.id}
                    item={item}
                    isBusy={setRead.isPending && setRead.variables.id === item.id}
                    onRead={read => setRead.mutate({ id: item.id, read })}
                  />
                ))}
            </ul>
          )}
        </QueryPanel>
        {query.hasNextPage && (
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} className="mt-4">
            {t('news.more')}
          </Button>
        )}
      </Card>
    </>
  );
}

function Row({
  item,
  isBusy,
  onRead,
}: {
  item: Notification;
  isBusy: boolean;
  onRead: (read: boolean) => void;
}) {
  const t = useT();
  const formats = useFormats();
  const isUnread = item.read_at === null;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-3.5 first:border-0">
      <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <p className={isUnread ? 'font-semibold' : undefined}>
          {isUnread && (
            <span aria-hidden className="me-2 inline-block size-2.5 rounded-full bg-bad align-baseline" />
          )}
          {notificationSentence(item, t, formats)}
          {isUnread && <span className="sr-only">{` (${t('news.unread')})`}</span>}
        </p>
        <time dateTime={item.created_at} className="text-sm text-muted">
          {formats.dateTime(item.created_at)}
        </time>
      </div>
      <div className="flex flex-wrap gap-2">
        {item.path !== null && (
          <LinkButton size="sm" href={item.path}>
            {t(`news.next.${item.event}`)}
          </LinkButton>
        )}
        <Button size="sm" variant="quiet" busy={isBusy} onClick={() => onRead(isUnread)}>
          {t(isUnread ? 'news.read' : 'news.unreadAgain')}
        </Button>
      </div>
    </li>
  );
}
