import ImagePlus from 'lucide-react/icons/image-plus';
import { useId, useRef, useState } from 'react';
import { LOGO_MAX_BYTES } from '#domain/brand/brand.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';

function asAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('unreadable')));
    reader.readAsDataURL(file);
  });
}

/** The user's logo; the server validates it on saving. */
export function LogoField({
  logo,
  onChange,
}: {
  logo: string | null;
  onChange: (logo: string | null) => void;
}) {
  const t = useT();
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);

  async function take(file: File | undefined) {
    if (file === undefined) return;
    setTooLarge(file.size > LOGO_MAX_BYTES);
    if (file.size <= LOGO_MAX_BYTES) onChange(await asAddress(file));
  }

  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-semibold">{t('brand.logo')}</p>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          aria-label={t('brand.logo')}
          aria-describedby={hint}
          tabIndex={-1}
          onChange={event => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
          className="sr-only"
        />
        <Button
          icon={<ImagePlus aria-hidden className="size-4.5" />}
          aria-describedby={hint}
          onClick={() => input.current?.click()}
        >
          {t(logo === null ? 'brand.choose' : 'brand.change')}
        </Button>
        {logo !== null && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            {t('brand.removeLogo')}
          </Button>
        )}
      </div>
      <p id={hint} className="text-sm text-muted">
        {t('brand.logoHint')}
      </p>
      {isTooLarge && (
        <p role="alert" className="text-sm font-medium text-bad">
          {t('brand.tooLarge')}
        </p>
      )}
    </div>
  );
}
