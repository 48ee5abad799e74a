import { useEffect, useRef, useState } from 'react';
import { planSimulation } from '#web/shared/session/plan-simulation.ts';
import { viewing } from '#web/shared/session/viewing.ts';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { classes } from '#web/ui/styles/classes.ts';
import { OPEN_SECTIONS, sectionOf, useAnchorName, type SectionName } from './settings-sections.ts';

/** An administrator banner is below the bar; sticky elements need an offset for it. */
export const STICKY_OFFSET = viewing !== null || planSimulation !== null;

/** Just below where a section stops when it is jumped to. */
const LINE_PX = 170;

function sectionInView(): SectionName {
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const begun = OPEN_SECTIONS.filter(([id]) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && (isAtEnd || top <= LINE_PX);
  });
  return begun.at(-1)?.[0] ?? 'profile';
}

/** The section at the top of the window, to highlight in the list. */
function useSectionInView(): SectionName {
  const [shown, setShown] = useState<SectionName>('profile');
  useEffect(() => {
    const look = () => setShown(sectionInView());
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return shown;
}

const LINK =
  'flex min-h-10 items-center quoted-sm px-3 text-sm font-medium whitespace-nowrap transition-colors hover:text-ink pointer-coarse:min-h-11';

/** Plain links to the sections: beside the page where there is space, otherwise in a line above it. */
export function SettingsNav() {
  const t = useT();
  const inView = useSectionInView();
  const only = sectionOf(useAnchorName());
  const shown = only ?? inView;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Only sideways, within the line: the user is scrolling the page itself.
    const line = list.current?.getBoundingClientRect();
    const mark = list.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (line && mark) list.current?.scrollBy(mark.x + mark.width / 2 - line.x - line.width / 2, 0);
  }, [shown]);
  return (
    <nav
      aria-label={t('settings.nav.label')}
      className={classes(
        'sticky top-16 z-10 -mx-4 min-w-0 bg-paper/95 backdrop-blur-sm sm:-mx-6 lg:mx-0 lg:self-start lg:bg-transparent',
        STICKY_OFFSET ? 'sm:max-lg:static lg:top-36' : 'lg:top-24',
      )}
    >
      <ul ref={list} className="flex gap-1 px-4 py-2 max-lg:scrolls-sideways sm:px-6 lg:grid lg:p-0">
        {OPEN_SECTIONS.map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={shown === id ? 'location' : undefined}
              className={classes(LINK, shown === id ? 'bg-sunken text-ink' : 'text-muted')}
            >
              {t(label)}
            </a>
          </li>
        ))}
        <li className="lg:mt-2 lg:border-t lg:border-line lg:pt-2">
          <a
            href={APP_PATHS.settings}
            aria-current={only === null ? 'page' : undefined}
            className={classes(LINK, only === null ? 'font-semibold text-ink' : 'text-muted')}
          >
            {t('settings.nav.all')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
