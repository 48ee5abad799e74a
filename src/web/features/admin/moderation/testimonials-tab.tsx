import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { AdminTableExport } from '#web/features/admin/parts/admin-table-export.tsx';
import { PagedPanel } from '#web/features/admin/parts/paged-panel.tsx';
import { TestimonialRow } from './testimonial-row.tsx';
import { useAddress } from '#web/features/admin/parts/use-filters-in-address.ts';
import { FRESH } from '#web/features/admin/parts/use-changes-announced.ts';

const FILTERS = ['waiting', 'reported', 'published', 'refused'] as const;

/** Testimonials waiting for moderation, and those reported by readers. */
export function TestimonialsTab() {
  const t = useT();
  const { get, set } = useAddress();
  const shown = FILTERS.find(one => one === get('state')) ?? 'waiting';
  const query = useInfiniteQuery({
    ...orpc.admin.testimonials.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ state: shown, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined,
      getNextPageParam: page => page.nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
    ...FRESH,
  });
  const waiting = query.data?.pages[0]?.waiting;
  return (
    <Card aria-labelledby="moderation">
      <CardHeader
        id="moderation"
        title={t('testimonials.admin.title')}
        actions={<AdminTableExport table="testimonials" filter={{ state: shown }} />}
        text={waiting !== undefined && t('testimonials.admin.waiting', { count: waiting })}
      />
      <Segmented
        className="mb-4"
        label={t('testimonials.admin.filter')}
        hideLabel
        value={shown}
        segments={FILTERS.map(value => ({ value, label: t(`testimonials.admin.filters.${value}`) }))}
        onChange={state => set({ state })}
      />
      <PagedPanel
        query={query}
        empty={<EmptyState title={t('testimonials.admin.none')} text={t('testimonials.admin.noneText')} />}
      >
        {items => (
          <ul className="grid gap-5">
            {items.map(item => (
              <TestimonialRow key={item.id} item={item} />
            ))}
          </ul>
        )}
      </PagedPanel>
    </Card>
  );
}
