import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import Clapperboard from 'lucide-react/icons/clapperboard';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { useDeferredValue, useState } from 'react';
import type { GeneratedText } from '#contract/generations/generations.ts';
import { BRIEF_LIMITS } from '#domain/generations/brief/generation-limits.ts';
import { getBeatSheet } from '#domain/generations/scripts/beat-sheets.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useLanguage } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Announced } from '#web/ui/browser/announced.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button, IconButton, LinkButton } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useTextActions } from './use-text-actions.ts';

const PAGE = 20;

interface Filters {
  q: string;
  favourites: boolean;
  isBin: boolean;
}

function useScripts({ q, favourites, isBin }: Filters) {
  return useInfiniteQuery({
    ...orpc.generations.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        kinds: 'script',
        limit: PAGE,
        ...(q.trim() !== '' && { q: q.trim() }),
        ...(favourites && { favourites: 'true' as const }),
        ...(isBin && { deleted: 'true' as const }),
        ...(cursor !== undefined && { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: page => page.nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
  });
}

/** All generated scripts: searched, saved, deleted and restored. */
export function ScriptHistory() {
  const { t } = useLanguage();
  const [q, setQ] = useState('');
  const [favourites, setFavourites] = useState(false);
  const [isBin, setIsBin] = useState(false);
  const query = useScripts({ q: useDeferredValue(q), favourites, isBin });
  const deleted = useQuery(orpc.generations.facets.queryOptions()).data?.deleted ?? 0;
  const isFiltered = q.trim() !== '' || favourites;
  return (
    <Card as="div">
      <div className="mb-5 flex flex-wrap items-end gap-4">
        <Field label={t('scripts.history.search')} className="min-w-0 flex-1 basis-60">
          {wiring => (
            <TextInput
              {...wiring}
              type="search"
              value={q}
              maxLength={BRIEF_LIMITS.search}
              onChange={({ target }) => setQ(target.value)}
            />
          )}
        </Field>
        <label className="inline-flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            className="size-5 accent-calm"
            checked={favourites}
            onChange={({ target }) => setFavourites(target.checked)}
          />
          {t('scripts.history.favourites')}
        </label>
        {(deleted > 0 || isBin) && (
          <Segmented
            label={t('scripts.history.which')}
            hideLabel
            value={isBin ? 'bin' : 'standing'}
            onChange={which => setIsBin(which === 'bin')}
            segments={[
              { value: 'standing', label: t('scripts.history.standing') },
              { value: 'bin', label: t('scripts.history.bin') },
            ]}
          />
        )}
      </div>
      <QueryPanel
        query={query}
        skeleton={<Skeleton className="h-96" />}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={
          <Nothing
            isFiltered={isFiltered}
            isBin={isBin}
            onClear={() => {
              setQ('');
              setFavourites(false);
            }}
          />
        }
      >
        {({ pages }) => {
          const items = pages.flatMap(page => page.items);
          return (
            <>
              <ul className="grid divide-y divide-line">
                {items.map(text => (
                  <Row key={text.id} text={text} isBin={isBin} />
                ))}
              </ul>
              <div className="mt-4 flex flex-wrap items-center gap-4">
                {query.hasNextPage && (
                  <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                    {t('scripts.history.more')}
                  </Button>
                )}
                <Announced className="text-sm text-muted">
                  {t('scripts.history.count', { count: items.length })}
                </Announced>
              </div>
            </>
          );
        }}
      </QueryPanel>
    </Card>
  );
}

function Row({ text, isBin }: { text: GeneratedText; isBin: boolean }) {
  const { t, language } = useLanguage();
  const formats = useFormats();
  const actions = useTextActions();
  const { id, script, is_favourite: isFavourite } = text;
  const title = <span className="font-semibold wrap-anywhere">{text.text}</span>;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-60">
        {isBin ? (
          title
        ) : (
          <a href={`${APP_PATHS.scripts}/${id}`} className="inline-flex min-h-9 items-center hover:underline">
            {title}
          </a>
        )}
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {script !== null &&
            t('scripts.history.row', {
              seconds: script.seconds,
              sheet: getBeatSheet(script.sheet).names[language],
              date: formats.dateTime(text.created_at),
            })}
          {script !== null && script.locked !== null && <Badge>{t('scripts.history.lockedRow')}</Badge>}
          {text.broken_off && <Badge tone="warn">{t('scripts.history.brokenOff')}</Badge>}
          {text.used !== null && (
            <Badge tone="calm" icon={<Clapperboard aria-hidden />}>
              {t('scripts.actions.usedIn')}
            </Badge>
          )}
        </p>
      </div>
      <span className="flex gap-1">
        {isBin ? (
          <Button
            size="sm"
            icon={<RotateCcw aria-hidden className="size-4" />}
            onClick={() => actions.restore(id)}
          >
            {t('scripts.history.restore')}
          </Button>
        ) : (
          <>
            <IconButton
              label={t(isFavourite ? 'scripts.actions.unfavourite' : 'scripts.actions.favourite')}
              onClick={() => actions.favourite(id, !isFavourite)}
            >
              <Star className={isFavourite ? 'size-5 fill-current' : 'size-5'} />
            </IconButton>
            <IconButton label={t('scripts.actions.remove')} onClick={() => actions.remove(id)}>
              <Trash2 className="size-5" />
            </IconButton>
          </>
        )}
      </span>
    </li>
  );
}

function Nothing({
  isFiltered,
  isBin,
  onClear,
}: {
  isFiltered: boolean;
  isBin: boolean;
  onClear: () => void;
}) {
  const { t } = useLanguage();
  if (isFiltered) {
    return (
      <EmptyState
        isOutcome
        title={t('scripts.history.nothing')}
        text={t('scripts.history.nothingText')}
        action={<Button onClick={onClear}>{t('scripts.history.clear')}</Button>}
      />
    );
  }
  if (isBin) return <EmptyState title={t('scripts.history.binEmpty')} />;
  return (
    <EmptyState
      title={t('scripts.history.empty')}
      text={t('scripts.history.emptyText')}
      action={<LinkButton href={APP_PATHS.scripts}>{t('scripts.history.emptyAction')}</LinkButton>}
    />
  );
}
