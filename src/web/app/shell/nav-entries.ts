import Anchor from 'lucide-react/icons/anchor';
import BookOpen from 'lucide-react/icons/book-open';
import Bot from 'lucide-react/icons/bot';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Download from 'lucide-react/icons/download';
import FileChartColumn from 'lucide-react/icons/file-chart-column';
import FileUser from 'lucide-react/icons/file-user';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import ScanSearch from 'lucide-react/icons/scan-search';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings from 'lucide-react/icons/settings';
import Shield from 'lucide-react/icons/shield';
import Tag from 'lucide-react/icons/tag';
import Users from 'lucide-react/icons/users';
import type { Language } from '#contract/wire/languages.ts';
import { APP_PATHS, SITE_PATHS, sitePath } from '#web/paths.ts';

type Icon = typeof Anchor;

type NavKey =
  | 'dashboard'
  | 'analyzer'
  | 'videos'
  | 'hooks'
  | 'scripts'
  | 'accounts'
  | 'download'
  | 'pricing'
  | 'support'
  | 'documentation'
  | 'admin'
  | 'chatbot'
  | 'settings'
  | 'videoReports'
  | 'accountReports';

export interface NavEntry {
  key: NavKey;
  href: string;
  icon: Icon;
}

function entry(key: NavKey, href: string, icon: Icon): NavEntry {
  return { key, href, icon };
}

/** Spec §2: the sidebar's entries, in its order. */
export function sidebarEntries(language: Language, isAdmin: boolean): NavEntry[] {
  return [
    entry('dashboard', APP_PATHS.dashboard, LayoutDashboard),
    entry('analyzer', APP_PATHS.analyzer, ScanSearch),
    entry('videos', APP_PATHS.videos, Clapperboard),
    entry('hooks', APP_PATHS.hooks, Anchor),
    entry('scripts', APP_PATHS.scripts, ScrollText),
    entry('accounts', APP_PATHS.accounts, Users),
    entry('download', APP_PATHS.download, Download),
    entry('pricing', sitePath(SITE_PATHS.pricing, language), Tag),
    entry('support', sitePath(SITE_PATHS.support, language), LifeBuoy),
    entry('documentation', sitePath(SITE_PATHS.docs, language), BookOpen),
    ...(isAdmin ? [entry('admin', APP_PATHS.admin, Shield)] : []),
  ];
}

/** Every page in the command menu. */
export function allEntries(language: Language, isAdmin: boolean): NavEntry[] {
  return [
    ...sidebarEntries(language, isAdmin),
    entry('chatbot', APP_PATHS.chatbot, Bot),
    entry('videoReports', APP_PATHS.videoReports, FileChartColumn),
    entry('accountReports', APP_PATHS.accountReports, FileUser),
    entry('settings', `${APP_PATHS.settings}#profile`, Settings),
  ];
}
