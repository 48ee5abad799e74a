import { useSearchParams } from 'wouter';
import { useMe } from '#web/shared/api/use-me.ts';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/content/page-header.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Tabs } from '#web/ui/controls/tabs.tsx';
import { HistoryTab } from './history-tab.tsx';
import { OpeningsTab } from './openings-tab.tsx';
import { WriteTab } from './write-tab.tsx';

const TABS = ['write', 'history', 'openings'] as const;
type Tab = (typeof TABS)[number];

export function HooksPage() {
  const t = useT();
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find(one => one === search.get('tab')) ?? 'write';
  const show = (chosen: Tab) =>
    setSearch(
      before => {
        const next = new URLSearchParams(before);
        if (chosen === 'write') next.delete('tab');
        else next.set('tab', chosen);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <PageHeader
        title={t('tools.hooks.title')}
        text={t('generations.text')}
        actions={<LinkButton href={APP_PATHS.scripts}>{t('tools.hooks.toScript')}</LinkButton>}
      />
      <Tabs
        label={t('generations.tabs.label')}
        value={tab}
        tabs={TABS.map(value => ({ value, label: t(`generations.tabs.${value}`) }))}
        onChange={show}
      >
        {/* Generated texts stay while another tab of the page is shown. */}
        <div hidden={tab !== 'write'}>
          <QueryPanel query={me} skeleton={<Skeleton className="h-[36rem]" />}>
            {({ id }) => <WriteTab key={id} userId={id} />}
          </QueryPanel>
        </div>
        {tab === 'history' && <HistoryTab />}
        {tab === 'openings' && <OpeningsTab />}
      </Tabs>
    </>
  );
}
