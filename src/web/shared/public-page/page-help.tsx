import CircleHelp from 'lucide-react/icons/circle-help';
import { useLocationProperty } from 'wouter/use-browser-location';
import { useLanguage } from '#web/ui/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { helpTarget } from './help-targets.ts';

/** The « ? » of a screen: its own section of the documentation, in the language of the screen. */
export function PageHelp() {
  const { t, language } = useLanguage();
  const target = useLocationProperty(() => helpTarget(location.pathname + location.hash));
  return (
    <a
      href={`${sitePath(SITE_PATHS.documentation, language)}/${target}`.replace('/introduction#', '#')}
      aria-label={t('shell.help.page')}
      title={t('shell.help.page')}
      className="inline-grid size-10 shrink-0 place-items-center quoted-sm hover:bg-sunken pointer-coarse:size-11"
    >
      <CircleHelp aria-hidden className="size-5" />
    </a>
  );
}
