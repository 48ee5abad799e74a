import { useState } from 'react';
import { ImportPanel } from '#web/features/imports/import-panel.tsx';
import { useT } from '#web/ui/language/language.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { PageHeader } from '#web/ui/content/page-header.tsx';
import { AnalyseForm } from '#web/features/video-analysis/form/analyse-form.tsx';
import { KeptFiles } from '#web/features/video-analysis/files/stored-files.tsx';
import { RecentAnalyses } from '#web/features/video-analysis/form/recent-analyses.tsx';

/** The input, what it was recognised as, its price, and recent analyses. */
export function AnalyzerHome() {
  const t = useT();
  const [imported, setImported] = useState<File>();
  return (
    <>
      <PageHeader title={t('tools.analyzer.title')} text={t('tools.analyzer.text')} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card as="div">
          <AnalyseForm onData={setImported} />
        </Card>
        <Card aria-labelledby="analyzer-file">
          <h2 id="analyzer-file" className="mb-4 text-xl">
            {t('tools.analyzer.or')}
          </h2>
          <ImportPanel {...(imported === undefined ? {} : { firstFile: imported })} />
        </Card>
        <RecentAnalyses />
        <KeptFiles />
      </div>
    </>
  );
}
