import { lazy, Suspense } from 'react';
import { useRoute } from 'wouter';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx';
import { ScriptsHome } from './scripts-home.tsx';

const ScriptPage = lazy(() => import('./script-page.tsx').then(it => ({ default: it.ScriptPage })));

/** The scripts home, or the script named in the URL. */
export function ScriptsPage() {
  const t = useT();
  const [isScript, parameters] = useRoute(`${APP_PATHS.scripts}/:id`);
  if (!isScript) return <ScriptsHome />;
  return (
    <Suspense fallback={<LoadingScreen label={t('shell.loading')} />}>
      <ScriptPage key={parameters.id} id={parameters.id} />
    </Suspense>
  );
}
