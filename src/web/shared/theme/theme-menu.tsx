import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useT } from '#web/ui/language/language.tsx';
import { IconButton } from '#web/ui/controls/button.tsx';
import { RadioMenu } from '#web/ui/overlays/menu.tsx';
import { setTheme } from '#web/ui/theme/theme.ts';
import { useTheme } from '#web/ui/theme/use-theme.ts';

/** Clair, Sombre, Système. */
export function ThemeMenu({ className }: { className?: string }) {
  const t = useT();
  const theme = useTheme();
  return (
    <RadioMenu
      label={t('shell.theme.change')}
      value={theme}
      onChange={setTheme}
      items={[
        { value: 'light', label: t('shell.theme.light'), icon: <Sun /> },
        { value: 'dark', label: t('shell.theme.dark'), icon: <Moon /> },
        { value: 'system', label: t('shell.theme.system'), icon: <Monitor /> },
      ]}
      trigger={attributes => (
        <IconButton {...attributes} label={t('shell.theme.change')} className={className}>
          <Sun className="size-5 dark:hidden" />
          <Moon className="hidden size-5 dark:block" />
        </IconButton>
      )}
    />
  );
}
