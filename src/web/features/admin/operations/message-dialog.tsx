import { useState } from 'react';
import type { OpenedMessage } from '#contract/admin/admin-outbox.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';

const LINK = /(https?:\/\/[^\s<>"]+)/;

/** A stored message: its text with links, its HTML without active content. */
export function MessageDialog({ message, onClose }: { message: OpenedMessage; onClose: () => void }) {
  const t = useT();
  const [shown, setShown] = useState<'text' | 'html'>('text');
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={message.subject ?? t(`admin.outbox.channels.${message.channel}`)}
      text={message.recipient}
    >
      {message.html !== null && (
        <Segmented
          label={t('admin.outbox.read')}
          hideLabel
          value={shown}
          segments={[
            { value: 'text', label: t('admin.outbox.text') },
            { value: 'html', label: t('admin.outbox.html') },
          ]}
          onChange={setShown}
        />
      )}
      {shown === 'html' && message.html !== null ? (
        <>
          {/* No scripts, no forms, no navigation: the frame has an opaque origin. */}
          <iframe
            title={t('admin.outbox.frame')}
            sandbox=""
            referrerPolicy="no-referrer"
            srcDoc={message.html}
            className="h-[28rem] w-full quoted-sm border border-line"
          />
          <p className="text-sm text-muted">{t('admin.outbox.inert')}</p>
        </>
      ) : (
        <p className="quoted-sm bg-sunken p-4 text-sm break-words whitespace-pre-wrap">
          {message.text.split(LINK).map((part, at) =>
            LINK.test(part) ? (
              <a
                key={`${at}-${part}`}
                href={part}
                target="_blank"
                rel="noopener noreferrer"
                className="link break-all"
              >
                {part}
              </a>
            ) : (
              part
            ),
          )}
        </p>
      )}
    </Dialog>
  );
}
