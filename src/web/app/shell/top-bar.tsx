import PanelLeft from 'lucide-react/icons/panel-left';
import Search from 'lucide-react/icons/search';
import { LanguageMenu } from '#web/shared/language/language-menu.tsx';
import { useChooseLanguage } from '#web/shared/language/use-choose-language.ts';
import { useT } from '#web/ui/language/language.tsx';
import { NotificationBell } from '#web/features/notifications/bell.tsx';
import { QuotaPopover } from '#web/features/quotas/quota-popover.tsx';
import { IconButton } from '#web/ui/controls/button.tsx';
import { HelpButton } from './help-button.tsx';

export function TopBar({
  isAdmin,
  communityUrl,
  sidebarLabel,
  sidebarExpanded,
  onToggleSidebar,
  onOpenCommands,
}: {
  isAdmin: boolean;
  communityUrl: string | null;
  sidebarLabel: string;
  sidebarExpanded: boolean;
  onToggleSidebar: () => void;
  onOpenCommands: () => void;
}) {
  const t = useT();
  const chooseLanguage = useChooseLanguage();
  return (
    <header className="sticky top-0 z-20 flex h-16 items-center gap-1 border-b border-line bg-paper/95 px-3 backdrop-blur-sm sm:px-5">
      <IconButton label={sidebarLabel} aria-expanded={sidebarExpanded} onClick={onToggleSidebar}>
        <PanelLeft className="size-5" />
      </IconButton>
      <button
        type="button"
        onClick={onOpenCommands}
        aria-keyshortcuts="Control+K Meta+K"
        className="ms-1 flex min-h-10 min-w-10 items-center gap-2.5 quoted-sm text-sm text-muted transition-colors hover:text-ink max-sm:justify-center sm:w-60 sm:border sm:border-line sm:bg-surface sm:px-3 sm:hover:border-line-strong pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      >
        <Search aria-hidden className="size-4.5" />
        <span className="max-sm:sr-only">{t('shell.command.open')}</span>
        <kbd aria-hidden className="ms-auto font-sans text-xs max-sm:hidden">
          {'Ctrl K'}
        </kbd>
      </button>
      <div className="ms-auto flex items-center gap-1">
        <QuotaPopover isAdmin={isAdmin} />
        <NotificationBell />
        <HelpButton communityUrl={communityUrl} />
        <LanguageMenu onChange={chooseLanguage} />
      </div>
    </header>
  );
}
