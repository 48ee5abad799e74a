import { useEffect, useRef, useState } from 'react';
import { planSimulation } from '#web/api/plan-simulation.ts';
import { viewing } from '#web/api/viewing.ts';
import { useT } from '#web/language/language.tsx';
import { classes } from '#web/ui/classes.ts';

export const SETTINGS_SECTIONS = [
  ['profile', 'settings.nav.profile'],
  ['accounts', 'settings.nav.accounts'],
  ['display', 'settings.nav.display'],
  ['security', 'settings.nav.security'],
  ['notifications', 'settings.nav.notifications'],
  ['plan', 'settings.nav.plan'],
  ['brand', 'settings.nav.brand'],
  ['data', 'settings.nav.data'],
  ['api-keys', 'settings.nav.keys'],
] as const;
type Section = (typeof SETTINGS_SECTIONS)[number][0];

/** What somebody else may see of them. */
const VIEWABLE: readonly Section[] = ['profile', 'accounts', 'display', 'plan'];
const OPEN_SECTIONS = SETTINGS_SECTIONS.filter(([id]) => viewing === null || VIEWABLE.includes(id));

/** A banner for administrators stands under the bar; what sticks there keeps clear of it. */
export const STANDS_BELOW_BANNER = viewing !== null || planSimulation !== null;

/** Just below where a section stops when it is jumped to. */
const LINE_PX = 170;

function sectionInView(): Section {
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const begun = OPEN_SECTIONS.filter(([id]) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && (isAtEnd || top <= LINE_PX);
  });
  return begun.at(-1)?.[0] ?? 'profile';
}

/** The section that the top of the window shows, for the mark in the list. */
function useSectionInView(): Section {
  const [shown, setShown] = useState<Section>('profile');
  useEffect(() => {
    const look = () => setShown(sectionInView());
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return shown;
}

/** Plain links to the sections: beside the page where there is room, a line above it where there is not. */
export function SettingsNav() {
  const t = useT();
  const shown = useSectionInView();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Only sideways, within the line: the page itself is being scrolled by somebody.
    const line = list.current?.getBoundingClientRect();
    const mark = list.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (line && mark) list.current?.scrollBy(mark.x + mark.width / 2 - line.x - line.width / 2, 0);
  }, [shown]);
  return (
    <nav
      aria-label={t('settings.nav.label')}
      className={classes(
        'sticky top-16 z-10 -mx-4 min-w-0 bg-paper/95 backdrop-blur-sm sm:-mx-6 lg:mx-0 lg:self-start lg:bg-transparent',
        STANDS_BELOW_BANNER ? 'sm:max-lg:static lg:top-36' : 'lg:top-24',
      )}
    >
      <ul ref={list} className="flex gap-1 px-4 py-2 max-lg:scrolls-sideways sm:px-6 lg:grid lg:p-0">
        {OPEN_SECTIONS.map(([id, label]) => (
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
