import Languages from 'lucide-react/icons/languages';
import { LANGUAGES, type Language } from '#contract/wire/languages.ts';
import { IconButton } from '#web/ui/controls/button.tsx';
import { RadioMenu } from '#web/ui/overlays/menu.tsx';
import { useLanguage } from '#web/ui/language/language.tsx';

export function LanguageMenu({ onChange }: { onChange?: (language: Language) => void }) {
  const { language, setLanguage, t } = useLanguage();
  return (
    <RadioMenu
      label={t('shell.language.change')}
      value={language}
      onChange={onChange ?? setLanguage}
      items={LANGUAGES.map(value => ({ value, label: t(`shell.language.${value}`) }))}
      trigger={attributes => (
        <IconButton {...attributes} label={t('shell.language.change')}>
          <Languages className="size-5" />
        </IconButton>
      )}
    />
  );
}
