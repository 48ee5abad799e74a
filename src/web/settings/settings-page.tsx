import { useT } from '#web/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { AccessTracesCard } from './access-traces-card.tsx';
import { DisplayCard } from './display-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SignInCard } from './sign-in-card.tsx';

export function SettingsPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('settings.title')} text={t('settings.text')} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <ProfileCard />
          <SignInCard />
          <SessionsCard />
          <Card aria-labelledby="notifications-title">
            <CardHeader id="notifications-title" title={t('settings.notifications.title')} />
            <p className="text-muted">{t('settings.notifications.text')}</p>
          </Card>
        </div>
        <div className="grid gap-6">
          <DisplayCard />
          <PlanCard />
          <AccessTracesCard />
          <Card aria-labelledby="data-title">
            <CardHeader id="data-title" title={t('settings.data.title')} text={t('settings.data.text')} />
            <LinkButton href={APP_PATHS.download}>{t('settings.data.action')}</LinkButton>
          </Card>
        </div>
      </div>
    </>
  );
}
