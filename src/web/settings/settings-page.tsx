import { LANGUAGES } from '#contract/languages.ts';
import { useMe } from '#web/api/use-me.ts';
import { useLanguage, useT } from '#web/language/language.tsx';
import { PlanBadge } from '#web/quotas/plan-badge.tsx';
import { setTheme, THEMES } from '#web/theme/theme.ts';
import { useTheme } from '#web/theme/use-theme.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryPanel } from '#web/ui/query-panel.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

export function SettingsPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('pages.settings.title')} text={t('pages.settings.text')} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ProfileCard />
        <DisplayCard />
      </div>
    </>
  );
}

function ProfileCard() {
  const t = useT();
  const me = useMe();
  return (
    <Card>
      <CardHeader title={t('pages.settings.profile')} />
      <QueryPanel query={me} skeleton={<SkeletonLines lines={6} />}>
        {({ email, is_admin: isAdmin, profile }) => (
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
            <dt className="text-muted">{t('pages.settings.email')}</dt>
            <dd className="font-medium break-all">{email}</dd>
            <dt className="text-muted">{t('pages.settings.plan')}</dt>
            <dd>
              <PlanBadge plan={profile.plan_type} isAdmin={isAdmin} />
            </dd>
            <dt className="text-muted">{t('pages.settings.timeZone')}</dt>
            <dd className="font-medium">{profile.time_zone}</dd>
          </dl>
        )}
      </QueryPanel>
    </Card>
  );
}

function DisplayCard() {
  const { t, language, setLanguage } = useLanguage();
  const theme = useTheme();
  return (
    <Card>
      <CardHeader title={t('pages.settings.display')} />
      <div className="grid gap-5">
        <Segmented
          label={t('pages.settings.language')}
          value={language}
          segments={LANGUAGES.map(value => ({ value, label: t(`shell.language.${value}`) }))}
          onChange={setLanguage}
        />
        <Segmented
          label={t('pages.settings.theme')}
          value={theme}
          segments={THEMES.map(value => ({ value, label: t(`shell.theme.${value}`) }))}
          onChange={setTheme}
        />
      </div>
    </Card>
  );
}
