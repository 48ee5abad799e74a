import { useT } from '#web/ui/language/language.tsx';
import { WithAccount } from '#web/shared/linked-accounts/with-account.tsx';
import { PriceLine } from '#web/features/video-analysis/start/price-line.tsx';
import { usePrice } from '#web/features/video-analysis/start/use-preview.ts';
import { PageHeader } from '#web/ui/content/page-header.tsx';
import { VideoTable } from './video-table.tsx';

export function VideosPage() {
  const t = useT();
  const price = usePrice().data;
  return (
    <>
      <PageHeader title={t('videos.title')} text={t('videos.text')} />
      {price !== undefined && (
        <div className="mb-6 max-w-3xl">
          <PriceLine price={price} />
        </div>
      )}
      <WithAccount>{account => <VideoTable key={account.id} account={account} />}</WithAccount>
    </>
  );
}
