import { useQuery } from '@tanstack/react-query';
import type { JudgedPage } from '#contract/documentation.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Table } from '#web/ui/content/table.tsx';
import { FRESH } from '#web/features/admin/parts/use-changes-announced.ts';

/** Feedback on the documentation: least helpful pages first, then the comments. */
export function PagesTab() {
  const t = useT();
  const formats = useFormats();
  const query = useQuery({ ...orpc.admin.pageAnswers.queryOptions(), ...FRESH });
  return (
    <Card aria-labelledby="judged-pages">
      <CardHeader id="judged-pages" title={t('admin.pages.title')} text={t('admin.pages.text')} />
      <QueryPanel
        query={query}
        skeleton={<Skeleton className="h-96" />}
        isEmpty={data => data.items.length === 0}
        empty={<EmptyState title={t('admin.pages.none')} text={t('admin.pages.noneText')} />}
      >
        {({ items, sentences }) => (
          <>
            <Table<JudgedPage>
              caption={t('admin.pages.title')}
              hideCaption
              rows={items}
              rowKey={row => `${row.page} ${row.language}`}
              columns={[
                {
                  key: 'page',
                  header: t('admin.pages.page'),
                  cell: row => `${row.title ?? row.page} (${row.language})`,
                  rowHeader: true,
                },
                {
                  key: 'yes',
                  header: t('admin.pages.yes'),
                  cell: row => formats.number(row.useful),
                  numeric: true,
                },
                {
                  key: 'no',
                  header: t('admin.pages.no'),
                  cell: row => formats.number(row.notUseful),
                  numeric: true,
                },
              ]}
            />
            {sentences.length > 0 && (
              <>
                <h3 className="mt-8 mb-2 text-lg">{t('admin.pages.sentences')}</h3>
                <ul>
                  {sentences.map((one, index) => (
                    <li key={`${one.page}-${index}`} className="border-b border-line py-3 last:border-0">
                      <p className="wrap-anywhere">{one.sentence}</p>
                      <p className="text-sm text-muted">
                        {one.title ?? one.page} ({one.language}) ·{' '}
                        {t(one.useful ? 'admin.pages.yes' : 'admin.pages.no')} ·{' '}
                        <time dateTime={one.day}>{formats.date(one.day)}</time>
                      </p>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </QueryPanel>
    </Card>
  );
}
