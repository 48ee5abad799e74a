import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import type { ShareLink } from '#contract/sharing.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { copyText } from '#web/ui/browser/copy-text.ts';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

/** The link just created, shown only this once. */
export function NewLink({ path, link, onAnother }: { path: string; link: ShareLink; onAnother: () => void }) {
  const t = useT();
  const formats = useFormats();
  const [isCopied, setIsCopied] = useState(false);
  const address = `${location.origin}${path}`;
  async function copy() {
    if (await copyText(address)) setIsCopied(true);
    else toast({ title: t('ui.copyFailed'), description: t('ui.copyFailedText'), variant: 'destructive' });
  }
  return (
    <Alert tone="good" title={t('sharing.made')}>
      <p>{t('sharing.madeText', { when: formats.dateTime(link.expires_at) })}</p>
      <div className="mt-3 flex flex-wrap items-end gap-2.5">
        <Field label={t('sharing.address')} className="min-w-0 flex-1 basis-64">
          {wiring => (
            <TextInput
              {...wiring}
              readOnly
              data-first-focus
              value={address}
              onFocus={event => event.currentTarget.select()}
            />
          )}
        </Field>
        <Button
          variant="calm"
          icon={
            isCopied ? <Check aria-hidden className="size-4.5" /> : <Copy aria-hidden className="size-4.5" />
          }
          onClick={() => void copy()}
        >
          {t(isCopied ? 'sharing.copied' : 'sharing.copy')}
        </Button>
        <Button variant="quiet" onClick={onAnother}>
          {t('sharing.another')}
        </Button>
      </div>
    </Alert>
  );
}
