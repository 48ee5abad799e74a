import { useState } from 'react';
import { WithAccount } from '#web/shared/linked-accounts/with-account.tsx';
import { useT } from '#web/ui/language/language.tsx';
import { ExportButton } from '#web/features/archive/export-button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { PageHeader } from '#web/ui/content/page-header.tsx';
import { DownloadList } from '#web/features/downloads/download-list.tsx';
import { LinkForm } from '#web/features/downloads/link-form.tsx';
import { OwnExports } from '#web/features/downloads/own-exports.tsx';
import { OwnFigures } from '#web/features/downloads/own-figures.tsx';
import { OwnVideos } from '#web/features/downloads/own-videos.tsx';

/** First the user's own data: the archive, the exports, the videos; then public videos by their links. */
export function DownloadPage() {
  const t = useT();
  const [links, setLinks] = useState('');
  const addLink = (link: string) =>
    setLinks(now => (now.includes(link) ? now : `${now.trimEnd()}${now.trim() === '' ? '' : '\n'}${link}\n`));
  return (
    <>
      <PageHeader title={t('tools.download.title')} text={t('tools.download.text')} />
      <div className="grid gap-6">
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Card aria-labelledby="everything-title">
            <CardHeader
              id="everything-title"
              title={t('settings.data.export')}
              text={t('settings.data.exportText')}
            />
            <ExportButton />
          </Card>
          <OwnExports />
        </div>
        <div>
          <WithAccount>
            {account => (
              <div key={account.id} className="grid items-start gap-6 lg:grid-cols-2">
                <OwnFigures account={account} />
                <OwnVideos account={account} links={links} onAdd={addLink} />
              </div>
            )}
          </WithAccount>
        </div>
        <LinkForm links={links} onLinks={setLinks} />
        <DownloadList />
      </div>
    </>
  );
}
