import type { Brand } from '#contract/brand.ts';
import { useT } from '#web/ui/language/language.tsx';

/** Percent of the width: a sample chart. */
const BARS = [46, 78, 62];

/** The top of a report on white paper, as printed. */
export function BrandPreview({ brand }: { brand: Brand }) {
  const t = useT();
  const { name, logo, titles, accent } = brand;
  return (
    <figure aria-label={t('brand.preview')}>
      <figcaption className="mb-1.5 text-sm font-semibold">{t('brand.preview')}</figcaption>
      <div className="quoted-sm border border-line bg-[#ffffff] p-5 text-[#1b1b1f]">
        <div
          className="flex min-h-8 items-center justify-between gap-4 border-b-2 pb-2"
          style={{ borderColor: accent }}
        >
          {logo !== null && <img src={logo} alt="" className="max-h-11 max-w-[10.5rem] object-contain" />}
          <span className="min-w-0 font-bold break-words" style={{ color: titles }}>
            {name}
          </span>
        </div>
        <p className="mt-4 text-lg leading-tight font-bold" style={{ color: titles }}>
          {t('brand.previewTitle')}
        </p>
        <p className="mt-1 text-sm text-[#55555c]">{t('brand.previewText')}</p>
        <div aria-hidden className="mt-3 grid gap-1.5">
          {BARS.map(width => (
            <span key={width} className="h-3" style={{ width: `${width}%`, background: accent }} />
          ))}
        </div>
      </div>
    </figure>
  );
}
