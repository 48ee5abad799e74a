import { useEffect, useState } from 'react';
import { useT } from '#web/language/language.tsx';
import { classes } from '#web/ui/classes.ts';

export const SETTINGS_SECTIONS = [
  ['profile', 'settings.nav.profile'],
  ['accounts', 'settings.nav.accounts'],
  ['display', 'settings.nav.display'],
  ['security', 'settings.nav.security'],
  ['notifications', 'settings.nav.notifications'],
  ['plan', 'settings.nav.plan'],
  ['data', 'settings.nav.data'],
  ['api-keys', 'settings.nav.keys'],
] as const;
type Section = (typeof SETTINGS_SECTIONS)[number][0];

/** The section that the top of the window shows, for the mark in the list. */
function useSectionInView(): Section {
  const [shown, setShown] = useState<Section>('profile');
  useEffect(() => {
    const watch = new IntersectionObserver(
      entries => {
        const entered = entries.find(entry => entry.isIntersecting);
        const found = SETTINGS_SECTIONS.find(([id]) => id === entered?.target.id);
        if (found !== undefined) setShown(found[0]);
      },
      { rootMargin: '-80px 0px -65% 0px' },
    );
    for (const [id] of SETTINGS_SECTIONS) {
      const section = document.getElementById(id);
      if (section !== null) watch.observe(section);
    }
    return () => watch.disconnect();
  }, []);
  return shown;
}

/** Plain links to the sections: beside the page where there is room, a line above it where there is not. */
export function SettingsNav() {
  const t = useT();
  const shown = useSectionInView();
  return (
    <nav
      aria-label={t('settings.nav.label')}
      className="sticky top-16 z-10 -mx-4 overflow-x-auto bg-paper/95 px-4 py-2 backdrop-blur-sm sm:-mx-6 sm:px-6 lg:top-24 lg:mx-0 lg:self-start lg:overflow-visible lg:bg-transparent lg:p-0"
    >
      <ul className="flex gap-1 lg:grid">
        {SETTINGS_SECTIONS.map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={shown === id ? 'location' : undefined}
              className={classes(
                'flex min-h-10 items-center quoted-sm px-3 text-sm font-medium whitespace-nowrap transition-colors hover:text-ink pointer-coarse:min-h-11',
                shown === id ? 'bg-sunken text-ink' : 'text-muted',
              )}
            >
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
