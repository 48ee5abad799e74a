import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { ThemeMenu } from '#web/shared/theme/theme-menu.tsx';
import { classes } from '#web/ui/styles/classes.ts';
import { Wordmark } from '#web/ui/content/mark.tsx';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';
import { sidebarEntries, type NavEntry } from './nav-entries.ts';
import { useSignOut } from '#web/shared/session/use-sign-out.ts';

/** The content of the sidebar and the drawer. Collapsed: icons, each with its name as a tooltip. */
export function SidebarContent({
  expanded,
  isAdmin,
  email,
}: {
  expanded: boolean;
  isAdmin: boolean;
  email: string;
}) {
  const { t, language } = useLanguage();
  const [location] = useLocation();
  const signOut = useSignOut();
  return (
    <div className="flex h-full flex-col bg-night text-on-night">
      <div className="flex h-16 shrink-0 items-center px-5">
        <a
          href={APP_PATHS.dashboard}
          aria-label={t('shell.product')}
          className="reach inline-flex overflow-hidden"
        >
          <Wordmark name={expanded ? t('shell.product') : ''} />
        </a>
      </div>
      <nav aria-label={t('shell.nav.label')} className="min-h-0 flex-1 overflow-y-auto px-3 py-2">
        <ul className="grid gap-0.5">
          {sidebarEntries(language, isAdmin).map(item => (
            <li key={item.key}>
              <NavLink entry={item} expanded={expanded} current={isCurrent(location, item.href)} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-1 border-t border-night-line p-3">
        {isAdmin && (
          <p
            className={classes(
              'mb-1 flex items-center gap-2 text-sm font-semibold text-on-night-muted',
              expanded ? 'px-3' : 'justify-center',
            )}
          >
            <ShieldCheck aria-hidden className="size-4.5 text-signal" />
            <span className={expanded ? undefined : 'sr-only'}>{t('shell.nav.adminBadge')}</span>
          </p>
        )}
        <div className={classes('flex items-center gap-1', !expanded && 'flex-col')}>
          <Labelled text={email} expanded={false}>
            {described => (
              <a
                {...described}
                href={`${APP_PATHS.settings}#profile`}
                aria-current={location.startsWith(APP_PATHS.settings) ? 'page' : undefined}
                className={classes(
                  ITEM,
                  'min-w-0 flex-1',
                  expanded ? 'px-3' : 'w-11 flex-none justify-center',
                )}
              >
                <Settings aria-hidden className="size-5 shrink-0" />
                <span className={expanded ? 'truncate' : 'sr-only'}>{t('shell.nav.settings')}</span>
              </a>
            )}
          </Labelled>
          <ThemeMenu className="hover:bg-night-raised! size-11!" />
        </div>
        <Labelled text={t('shell.nav.signOut')} expanded={expanded}>
          {described => (
            <button
              {...described}
              type="button"
              onClick={() => void signOut()}
              className={classes(ITEM, expanded ? 'px-3' : 'w-11 justify-center justify-self-center')}
            >
              <LogOut aria-hidden className="size-5 shrink-0" />
              <span className={expanded ? undefined : 'sr-only'}>{t('shell.nav.signOut')}</span>
            </button>
          )}
        </Labelled>
      </div>
    </div>
  );
}

const ITEM =
  'relative flex min-h-11 items-center gap-3 quoted-sm text-[0.9375rem] font-medium text-on-night-muted transition-colors hover:bg-night-raised hover:text-on-night aria-[current=page]:bg-night-raised aria-[current=page]:text-on-night focus-visible:outline-signal';

function isCurrent(location: string, address: string): boolean {
  // The app's URLs have no language: support requests are under « Support » in English too.
  const href = address.replace(/^\/en\//, '/');
  return location === href || location.startsWith(`${href}/`);
}

function NavLink({ entry, expanded, current }: { entry: NavEntry; expanded: boolean; current: boolean }) {
  const { t } = useLanguage();
  const Icon = entry.icon;
  const label = t(`shell.nav.${entry.key}`);
  return (
    <Labelled text={label} expanded={expanded}>
      {described => (
        <a
          {...described}
          href={entry.href}
          aria-current={current ? 'page' : undefined}
          className={classes(ITEM, expanded ? 'px-3' : 'mx-auto w-11 justify-center')}
        >
          {current && (
            <span aria-hidden className="absolute inset-y-2.5 -start-3 w-1 rounded-e-full bg-signal" />
          )}
          <Icon aria-hidden className={classes('size-5 shrink-0', current && 'text-signal')} />
          <span className={expanded ? 'truncate' : 'sr-only'}>{label}</span>
        </a>
      )}
    </Labelled>
  );
}

function Labelled({
  text,
  expanded,
  children,
}: {
  text: string;
  expanded: boolean;
  children: (described: { 'aria-describedby'?: string }) => ReactNode;
}) {
  return expanded ? <>{children({})}</> : <Tooltip text={text}>{children}</Tooltip>;
}
