import { useT } from '#web/language/language.tsx';
import { WithAccount } from '#web/accounts/with-account.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { VideoTable } from './video-table.tsx';

export function VideosPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('videos.title')} text={t('videos.text')} />
      <WithAccount>{account => <VideoTable key={account.id} account={account} />}</WithAccount>
    </>
  );
}
