import Lightbulb from 'lucide-react/icons/lightbulb';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Zap from 'lucide-react/icons/zap';
import { useEffect, useState, type ReactNode } from 'react';
import { decidePopup, POPUP_DELAY_MS, type PopupMemory } from '#domain/community/popup-policy.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

const LAST_SHOWN_KEY = 'community_popup_last_shown';
const CLICKED_KEY = 'community_popup_clicked';

function readMemory(): PopupMemory {
  const lastShown = Number(localStorage.getItem(LAST_SHOWN_KEY) ?? Number.NaN);
  return {
    clicked: localStorage.getItem(CLICKED_KEY) === 'true',
    lastShownAt: Number.isFinite(lastShown) ? lastShown : null,
  };
}

/** Mounted only where a community link is configured. The domain's policy decides when it opens. */
export function CommunityPopup({ communityUrl }: { communityUrl: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      try {
        const decision = decidePopup(readMemory(), Date.now());
        if (decision === 'stay_closed') return;
        localStorage.setItem(LAST_SHOWN_KEY, String(Date.now()));
        setOpen(decision === 'open');
      } catch {
        // Without storage it would appear at every load.
      }
    }, POPUP_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  function join() {
    localStorage.setItem(CLICKED_KEY, 'true');
    window.open(communityUrl, '_blank', 'noopener,noreferrer');
    setOpen(false);
  }

  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      title={t('shell.community.title')}
      text={t('shell.community.text')}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>{t('shell.community.later')}</Button>
          <Button variant="signal" onClick={join}>
            {t('shell.community.join')}
          </Button>
        </>
      }
    >
      <ul className="grid gap-4">
        <Benefit
          icon={<MessagesSquare />}
          title={t('shell.community.benefits.support')}
          text={t('shell.community.benefits.supportText')}
        />
        <Benefit
          icon={<Lightbulb />}
          title={t('shell.community.benefits.tips')}
          text={t('shell.community.benefits.tipsText')}
        />
        <Benefit
          icon={<Zap />}
          title={t('shell.community.benefits.updates')}
          text={t('shell.community.benefits.updatesText')}
        />
      </ul>
    </Dialog>
  );
}

function Benefit({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li className="flex items-start gap-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-calm">
      {icon}
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-muted">{text}</span>
      </span>
    </li>
  );
}
