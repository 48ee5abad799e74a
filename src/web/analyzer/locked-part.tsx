import Lock from 'lucide-react/icons/lock';
import type { LockedPanel } from '#domain/analysis/lock-analysis.ts';
import { useLanguage } from '#web/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';

/** In the place of what the plan does not open: exactly what there is, in words, and how it opens. */
export function LockedPart({ locked }: { locked: LockedPanel }) {
  const { t, language } = useLanguage();
  return (
    <div className="mt-4 grid gap-3 quoted-sm border border-dashed border-line-strong p-4">
      <h3 className="flex items-center gap-2 text-base">
        <Lock aria-hidden className="size-4 shrink-0" />
        {t('analyses.locked.title')}
      </h3>
      <ul className="list-disc ps-5">
        {locked.contains.map(({ what, count }) => (
          <li key={what}>{t(`analyses.locked.contains.${what}`, { count })}</li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t('analyses.locked.text')}</p>
      <LinkButton
        size="sm"
        href={sitePath(SITE_PATHS.pricing, language)}
        className="justify-self-start print:hidden"
      >
        {t('analyses.price.plans')}
      </LinkButton>
    </div>
  );
}
