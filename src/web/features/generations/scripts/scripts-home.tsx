import { useSearchParams } from 'wouter';
import { useMe } from '#web/shared/api/use-me.ts';
import { useT } from '#web/ui/language/language.tsx';
import { PageHeader } from '#web/ui/content/page-header.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Tabs } from '#web/ui/controls/tabs.tsx';
import { OwnScript } from './own-script.tsx';
import { ScriptForm } from './script-form.tsx';
import { ScriptHistory } from './script-history.tsx';

const VIEWS = ['write', 'own', 'history'] as const;
type View = (typeof VIEWS)[number];

/** Generate a script, write one's own, or find an earlier one; the URL says which. */
export function ScriptsHome() {
  const t = useT();
  const me = useMe();
  const [address, setAddress] = useSearchParams();
  const view: View = VIEWS.find(one => one === address.get('view')) ?? 'write';
  const show = (next: View) =>
    setAddress(before => {
      const written = new URLSearchParams(before);
      if (next === 'write') written.delete('view');
      else written.set('view', next);
      return written;
    });
  return (
    <>
      <PageHeader title={t('scripts.title')} text={t('scripts.text')} />
      <QueryPanel query={me} skeleton={<Skeleton className="h-[40rem]" />}>
        {({ id }) => (
          <Tabs
            label={t('scripts.views.label')}
            value={view}
            onChange={show}
            tabs={VIEWS.map(value => ({ value, label: t(`scripts.views.${value}`) }))}
          >
            {view === 'write' && <ScriptForm key={id} userId={id} />}
            {view === 'own' && <OwnScript key={id} userId={id} />}
            {view === 'history' && <ScriptHistory />}
          </Tabs>
        )}
      </QueryPanel>
    </>
  );
}
