import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { GeneratedText } from '#contract/generations/generations.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useLanguage } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { HistoryFilterBar } from './history-filter-bar.tsx';
import { TextCard, TextOrigin } from './text-card.tsx';
import { NO_FILTERS, useHistory, useTextFacets } from './use-history.ts';
import { useTextCalls } from './use-text-calls.ts';
import { UsedTexts } from './used-texts.tsx';

/** All generated texts, and the results of those that were used. */
export function HistoryTab() {
  const { t, language } = useLanguage();
  const [filters, setFilters] = useState(NO_FILTERS);
  const query = useHistory(useDeferredValue(filters));
  const facets = useTextFacets().data;
  const niches = useQuery(orpc.generations.options.queryOptions()).data?.niches ?? [];
  const calls = useTextCalls(() => undefined);
  const nicheOf = ({ brief }: GeneratedText) =>
    niches.find(({ id }) => id === brief.niche)?.names[language] ?? null;
  const isFiltered = Object.values(filters).some(value => value !== '');
  return (
    <div className="grid gap-6">
      {facets !== undefined && facets.used > 0 && filters.only !== 'deleted' && <UsedTexts />}
      <Card as="div">
        <HistoryFilterBar filters={filters} facets={facets} niches={niches} onChange={setFilters} />
        {filters.only === 'deleted' && (
          <p className="mt-3 text-sm text-muted">{t('generations.history.binText')}</p>
        )}
        <div className="mt-5">
          <QueryPanel
            query={query}
            skeleton={<Skeleton className="h-96" />}
            isEmpty={({ pages }) => pages[0]?.items.length === 0}
            empty={
              isFiltered ? (
                <EmptyState isOutcome title={t('generations.history.nothing')} />
              ) : (
                <EmptyState
                  title={t('generations.history.empty')}
                  text={t('generations.history.emptyText')}
                />
              )
            }
          >
            {({ pages }) => (
              <>
                <ul>
                  {pages
                    .flatMap(({ items }) => items)
                    .map(text => (
                      <TextCard
                        key={text.id}
                        text={text}
                        calls={calls}
                        footer={<TextOrigin text={text} niche={nicheOf(text)} />}
                      />
                    ))}
                </ul>
                {query.hasNextPage && (
                  <Button
                    className="mt-4"
                    busy={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    {t('generations.history.more')}
                  </Button>
                )}
              </>
            )}
          </QueryPanel>
        </div>
      </Card>
    </div>
  );
}
