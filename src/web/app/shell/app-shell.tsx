import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useMe } from '#web/shared/api/use-me.ts';
import { browserTimeZone, FormatsProvider, useTextsOf, useT } from '#web/ui/language/language.tsx';
import { Drawer } from './drawer.tsx';
import { PlanUnchecked } from './plan-unchecked.tsx';
import { SidebarContent } from './sidebar.tsx';
import { useSidebarState } from './sidebar-state.ts';
import { TopBar } from './top-bar.tsx';
import { useProfileLanguage } from './use-profile-language.ts';
import { isWide, useWide } from './use-wide.ts';

/** Rarely shown: loaded with its texts when an account is scheduled for deletion. */
const DeletionBanner = lazy(async () => {
  const [{ DeletionBanner: banner }] = await Promise.all([
    import('#web/features/account-deletion/deletion-banner.tsx'),
    useTextsOf('pages'),
  ]);
  return { default: banner };
});

const CommandMenu = lazy(() => import('./command-menu.tsx').then(it => ({ default: it.CommandMenu })));
const CommunityPopup = lazy(() =>
  import('./community-popup.tsx').then(it => ({ default: it.CommunityPopup })),
);

/** The frame of every page of the app. `banner`: messages for administrators. */
export function AppShell({
  email,
  banner,
  children,
}: {
  email: string;
  banner?: ReactNode;
  children: ReactNode;
}) {
  const t = useT();
  const me = useMe().data;
  const isAdmin = me?.is_admin ?? false;
  const wide = useWide();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [commandsOpen, setCommandsOpen] = useState(false);
  useProfileLanguage(me?.profile.language);

  const toggleDrawer = useCallback(() => {
    if (isWide()) return false;
    setDrawerOpen(open => !open);
    return true;
  }, []);
  const { expanded, toggle } = useSidebarState(toggleDrawer);
  const toggleSidebar = () => void (toggleDrawer() || toggle());

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setCommandsOpen(open => !open);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <FormatsProvider
      timeZone={me?.profile.time_zone ?? browserTimeZone()}
      {...(me === undefined ? {} : { choice: me.profile })}
    >
      <a
        href="#content"
        className="fixed start-3 top-3 z-50 -translate-y-20 quoted-sm bg-ink px-4 py-2.5 text-paper focus:translate-y-0"
      >
        {t('shell.skipToContent')}
      </a>
      <div className="flex min-h-dvh">
        <aside
          data-state={expanded ? 'expanded' : 'collapsed'}
          className="sticky top-0 h-dvh w-17 shrink-0 overflow-hidden transition-[width] duration-200 data-[state=expanded]:w-60 max-md:hidden"
        >
          <SidebarContent expanded={expanded} isAdmin={isAdmin} email={email} />
        </aside>
        <Drawer open={drawerOpen} onClose={() => setDrawerOpen(false)}>
          <SidebarContent expanded isAdmin={isAdmin} email={email} />
        </Drawer>
        <div className="min-w-0 flex-1">
          <TopBar
            isAdmin={isAdmin}
            communityUrl={me?.communityUrl ?? null}
            sidebarLabel={t(!wide ? 'shell.nav.open' : expanded ? 'shell.nav.collapse' : 'shell.nav.expand')}
            sidebarExpanded={wide ? expanded : drawerOpen}
            onToggleSidebar={toggleSidebar}
            onOpenCommands={() => setCommandsOpen(true)}
          />
          {banner}
          <PlanUnchecked />
          {me?.deletion_due_at != null && (
            <Suspense fallback={null}>
              <DeletionBanner dueAt={me.deletion_due_at} />
            </Suspense>
          )}
          <main
            id="content"
            tabIndex={-1}
            className="mx-auto w-full max-w-7xl px-4 pt-6 pb-16 outline-none sm:px-6 lg:px-8 lg:pt-8"
          >
            {children}
          </main>
        </div>
      </div>
      <Suspense fallback={null}>
        {commandsOpen && (
          <CommandMenu
            isAdmin={isAdmin}
            onToggleSidebar={toggleSidebar}
            onClose={() => setCommandsOpen(false)}
          />
        )}
        {me?.communityUrl != null && <CommunityPopup communityUrl={me.communityUrl} />}
      </Suspense>
    </FormatsProvider>
  );
}
