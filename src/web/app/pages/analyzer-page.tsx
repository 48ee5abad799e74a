import { Route, Switch } from 'wouter';
import { APP_PATHS } from '#web/paths.ts';
import { AnalysisPage } from '#web/features/video-analysis/result/analysis-page.tsx';
import { AnalyzerHome } from './analyzer-home.tsx';

/** One field for every input, and one page per analysis. */
export function AnalyzerPage() {
  return (
    <Switch>
      <Route path={`${APP_PATHS.analyzer}/:id`}>{({ id }) => <AnalysisPage key={id} id={id} />}</Route>
      <Route>
        <AnalyzerHome />
      </Route>
    </Switch>
  );
}
