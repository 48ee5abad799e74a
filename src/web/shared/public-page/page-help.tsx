import CircleHelp from 'lucide-react/icons/circle-help';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { Language } from '#contract/wire/languages.ts';
import { useLanguage } from '#web/ui/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { helpTarget } from './help-targets.ts';

/** The section of the documentation that explains a screen, in the reader's language. */
export function pageHelpPath(screen: string, language: Language): string {
  return `${sitePath(SITE_PATHS.documentation, language)}/${helpTarget(screen)}`.replace(
    '/introduction#',
    '#',
  );
}

/** The "?" of a screen: links to its documentation section, in the language of the screen. */
export function PageHelp() {
  const { t, language } = useLanguage();
  const screen = useLocationProperty(() => location.pathname + location.hash);
  return (
    <a
      href={pageHelpPath(screen, language)}
      aria-label={t('shell.help.page')}
      title={t('shell.help.page')}
      className="inline-grid size-10 shrink-0 place-items-center quoted-sm hover:bg-sunken pointer-coarse:size-11"
    >
      <CircleHelp aria-hidden className="size-5" />
    </a>
  );
}
