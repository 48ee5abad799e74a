import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import type { SharedKind } from '#domain/sharing/share-link.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { LinkList } from './link-list.tsx';
import { ShareForm } from './share-form.tsx';

/** Shares a report with people without an account: a new link, and the existing ones. */
export function ShareButton({ kind, reportId }: { kind: SharedKind; reportId: string }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<Share2 aria-hidden className="size-4.5" />} onClick={() => setIsOpen(true)}>
        {t('sharing.title')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        size="lg"
        title={t('sharing.heading')}
        text={t('sharing.text')}
      >
        <ShareForm kind={kind} reportId={reportId} />
        <LinkList reportId={reportId} />
      </Dialog>
    </>
  );
}
