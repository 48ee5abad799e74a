import { useFormats, useT } from '#web/ui/language/language.tsx';
import { KeepAccountButton } from './keep-account-button.tsx';

/** Shown on every page while an account is scheduled for deletion. */
export function DeletionBanner({ dueAt }: { dueAt: string }) {
  const t = useT();
  const formats = useFormats();
  return (
    <output className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-line bg-sunken px-4 py-2.5 text-sm font-medium">
      <span>{t('settings.data.due', { date: formats.dateTime(dueAt) })}</span>
      <KeepAccountButton />
    </output>
  );
}
