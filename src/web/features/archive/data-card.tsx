import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { ExportButton } from './export-button.tsx';

export function DataCard() {
  const t = useT();
  return (
    <Card aria-labelledby="data-title">
      <CardHeader id="data-title" title={t('settings.data.title')} text={t('settings.data.text')} />
      <p className="mb-4">{t('settings.data.exportText')}</p>
      <ExportButton />
      <p className="mt-4">
        <a href={APP_PATHS.download} className="link reach">
          {t('settings.data.action')}
        </a>
      </p>
    </Card>
  );
}
