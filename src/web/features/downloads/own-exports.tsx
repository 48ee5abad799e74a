import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Card, CardHeader } from '#web/ui/content/card.tsx';

/** Links to where reports and tables are exported. */
export function OwnExports() {
  const t = useT();
  const places = [
    [APP_PATHS.accountReports, t('downloads.own.accountReports')],
    [APP_PATHS.videoReports, t('downloads.own.videoReports')],
    [APP_PATHS.videos, t('downloads.own.videos')],
    [APP_PATHS.accounts, t('downloads.own.imports')],
  ] as const;
  return (
    <Card aria-labelledby="own-exports-title">
      <CardHeader id="own-exports-title" title={t('downloads.own.title')} text={t('downloads.own.text')} />
      <ul>
        {places.map(([href, name]) => (
          <li key={href}>
            <a href={href} className="link inline-flex min-h-11 items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
