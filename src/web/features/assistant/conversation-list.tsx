import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useDeferredValue, useState } from 'react';
import type { ConversationItem } from '#contract/assistant.ts';
import { CONVERSATION_KEPT_DAYS } from '#domain/assistant/question/conversation.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { classes } from '#web/ui/styles/classes.ts';
import { TextInput } from '#web/ui/controls/field.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import { useConversationCalls } from './use-conversations.ts';

/** The user's conversations: searched, opened, renamed, exported and deleted. */
export function ConversationList({
  openId,
  onOpen,
}: {
  openId: string | null;
  onOpen: (id: string | null) => void;
}) {
  const t = useT();
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim());
  const query = useInfiniteQuery(
    orpc.assistant.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: 30, ...(cursor && { cursor }), ...(q && { q }) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: last => last.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <div className="grid gap-3">
      <Button variant="calm" icon={<Plus aria-hidden className="size-4.5" />} onClick={() => onOpen(null)}>
        {t('chatbot.newOne')}
      </Button>
      <TextInput
        type="search"
        value={words}
        maxLength={200}
        aria-label={t('chatbot.search')}
        placeholder={t('chatbot.searchShort')}
        onChange={event => setWords(event.target.value)}
      />
      <QueryPanel query={query} skeleton={<Skeleton className="h-48" />}>
        {({ pages }) => {
          const items = pages.flatMap(page => page.items);
          if (items.length === 0)
            return (
              <p className="text-sm text-muted">{t(q === '' ? 'chatbot.noneYet' : 'chatbot.noneFound')}</p>
            );
          return (
            <nav aria-label={t('chatbot.conversations')}>
              <ul className="grid max-h-[60dvh] gap-1 overflow-y-auto">
                {items.map(item => (
                  <Entry key={item.id} item={item} isOpen={item.id === openId} onOpen={onOpen} />
                ))}
              </ul>
            </nav>
          );
        }}
      </QueryPanel>
      {query.hasNextPage && (
        <Button size="sm" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('chatbot.more')}
        </Button>
      )}
      <Deleted />
    </div>
  );
}

function Entry({
  item,
  isOpen,
  onOpen,
}: {
  item: ConversationItem;
  isOpen: boolean;
  onOpen: (id: string | null) => void;
}) {
  const t = useT();
  const formats = useFormats();
  return (
    <li
      className={classes(
        'flex items-center gap-1 quoted-sm',
        isOpen ? 'bg-sunken font-semibold' : 'hover:bg-sunken',
      )}
    >
      <button
        type="button"
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => onOpen(item.id)}
        className="min-h-11 min-w-0 flex-1 px-3 py-1.5 text-start"
      >
        <span className="line-clamp-2 text-[0.9375rem] leading-snug wrap-anywhere">
          {item.title === '' ? t('chatbot.untitled') : item.title}
        </span>
        <span className="block text-xs font-normal text-muted">
          {`${formats.shortDate(item.changed_at)} · ${t('chatbot.questionsCount', { count: item.questions })}`}
        </span>
      </button>
      <ConversationMenu item={item} onRemoved={() => isOpen && onOpen(null)} />
    </li>
  );
}

/** Deleted conversations that can still be restored; nothing where there are none. */
function Deleted() {
  const t = useT();
  const { restore } = useConversationCalls();
  const { data } = useQuery(
    orpc.assistant.list.queryOptions({ input: { deleted: 'true' as const, limit: 100 } }),
  );
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <details className="border-t border-line pt-3">
      <summary className="cursor-pointer py-1.5 text-sm font-semibold pointer-coarse:py-3">
        {t('chatbot.bin')}
      </summary>
      <p className="mt-2 text-sm text-muted">{t('chatbot.binText', { days: CONVERSATION_KEPT_DAYS })}</p>
      <ul>
        {items.map(({ id, title }) => (
          <li key={id} className="flex items-center justify-between gap-2 py-1.5">
            <span className="line-clamp-2 min-w-0 text-sm wrap-anywhere">
              {title === '' ? t('chatbot.untitled') : title}
            </span>
            <Button
              size="sm"
              busy={restore.isPending && restore.variables.id === id}
              onClick={() => restore.mutate({ id })}
            >
              {t('chatbot.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
