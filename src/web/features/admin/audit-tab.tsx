import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Field, Select } from '#web/ui/controls/field.tsx';
import { AdminTableExport } from './parts/admin-table-export.tsx';
import { EntryList } from './parts/entry-list.tsx';
import { PagedPanel } from './parts/paged-panel.tsx';
import { SearchField } from './parts/search-field.tsx';
import { useAddress } from './parts/use-filters-in-address.ts';
import { FRESH } from './parts/use-changes-announced.ts';

const GROUPS = ['users', 'view', 'outbox', 'sources', 'runs', 'audit', 'tables', 'keys', 'account'] as const;
const FIELDS = ['actor', 'action', 'subject', 'from', 'to'] as const;

/** All actions of administrators, filterable, to read or export. */
export function AuditTab() {
  const t = useT();
  const { get, set } = useAddress();
  const filter = Object.fromEntries(
    FIELDS.map(name => [name, get(name)] as const).filter(([, value]) => value !== ''),
  );
  const query = useInfiniteQuery({
    ...orpc.admin.audit.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...filter, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined,
      getNextPageParam: page => page.nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
    ...FRESH,
  });
  return (
    <Card aria-labelledby="audit-title">
      <CardHeader
        id="audit-title"
        title={t('admin.audit.title')}
        text={t('admin.audit.text')}
        actions={<AdminTableExport table="audit" filter={filter} />}
      />
      <fieldset className="mb-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        <legend className="sr-only">{t('admin.audit.filter')}</legend>
        <SearchField label={t('admin.audit.actor')} value={get('actor')} onSearch={actor => set({ actor })} />
        <Field label={t('admin.audit.action')}>
          {wiring => (
            <Select
              {...wiring}
              className="w-full"
              value={get('action')}
              onChange={event => set({ action: event.target.value })}
            >
              <option value="">{t('admin.audit.all')}</option>
              {GROUPS.map(group => (
                <option key={group} value={`${group}.`}>
                  {t(`admin.audit.groups.${group}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <SearchField
          label={t('admin.audit.subject')}
          value={get('subject')}
          onSearch={subject => set({ subject })}
        />
        <SearchField
          label={t('admin.audit.from')}
          type="date"
          value={get('from')}
          onSearch={from => set({ from })}
        />
        <SearchField label={t('admin.audit.to')} type="date" value={get('to')} onSearch={to => set({ to })} />
      </fieldset>
      <PagedPanel
        query={query}
        empty={<EmptyState title={t('admin.audit.none')} text={t('admin.audit.noneText')} />}
      >
        {items => <EntryList entries={items} />}
      </PagedPanel>
    </Card>
  );
}
