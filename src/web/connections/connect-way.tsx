import { useQuery } from '@tanstack/react-query';
import Link2 from 'lucide-react/icons/link-2';
import { orpc } from '#web/api/orpc.ts';
import { useT } from '#web/language/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { useTiktokTrip } from './use-tiktok-trip.ts';

/** Whether accounts can be connected here; asked only where a way to one is shown. */
export function useCanConnect(): boolean {
  return useQuery(orpc.connections.offer.queryOptions({ staleTime: Infinity })).data?.tiktok === true;
}

/** « Connecter avec TikTok », for one account or (null) for whichever says yes. */
export function ConnectButton({ accountId }: { accountId: string | null }) {
  const t = useT();
  const { leave, isLeaving } = useTiktokTrip();
  return (
    <Button
      size="sm"
      icon={<Link2 aria-hidden className="size-4" />}
      busy={isLeaving}
      onClick={() => leave(accountId)}
    >
      {t('onboarding.ways.connect')}
    </Button>
  );
}
