import Lock from 'lucide-react/icons/lock';
import type { ScriptContent } from '#contract/generations/generations.ts';
import { clockOf } from '#domain/generations/scripts/export-script.ts';
import { useLanguage } from '#web/ui/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { LinkButton } from '#web/ui/controls/button.tsx';

/** The part the plan does not include, as text: when it begins and exactly what it contains. */
export function LockedPart({ locked }: { locked: NonNullable<ScriptContent['locked']> }) {
  const { t, language } = useLanguage();
  const hasPrompts = locked.contains.some(({ what }) => what === 'prompts');
  return (
    <div className="quoted border border-dashed border-line-strong mt-6 p-5 ruled sm:ms-20">
      <h3 className="flex items-center gap-2 text-lg">
        <Lock aria-hidden className="size-5 shrink-0" />
        {t('scripts.locked.title', { from: clockOf(locked.from), to: clockOf(locked.to) })}
      </h3>
      <p className="mt-2 text-muted">{t(hasPrompts ? 'scripts.locked.textPartly' : 'scripts.locked.text')}</p>
      <ul className="mt-2 list-disc ps-6">
        {locked.contains.map(({ what, count }) => (
          <li key={what}>{t(`scripts.locked.parts.${what}`, { count })}</li>
        ))}
      </ul>
      <LinkButton href={sitePath(SITE_PATHS.pricing, language)} variant="signal" className="mt-4">
        {t('scripts.locked.open')}
      </LinkButton>
    </div>
  );
}
