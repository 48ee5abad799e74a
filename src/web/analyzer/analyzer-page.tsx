import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { useLinkedAccounts } from '#web/accounts/use-linked-accounts.ts';
import { ImportPanel } from '#web/imports/import-panel.tsx';
import { useT } from '#web/language/language.tsx';
import { useLinkAccount } from '#web/onboarding/use-link-account.ts';
import { APP_PATHS } from '#web/paths.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { recognise, type Recognised } from './recognise.ts';

/** One field for a handle or an address, and a place for a file; what will happen is said before it does. */
export function AnalyzerPage() {
  const t = useT();
  const [typed, setTyped] = useState('');
  const found = recognise(typed);
  const accounts = useLinkedAccounts().data?.items ?? [];
  const [, navigate] = useLocation();
  const handle = 'handle' in found ? found.handle : undefined;
  const linked = accounts.find(account => account.tiktok_username === handle);
  const link = useLinkAccount({
    failure: t('onboarding.failed'),
    // The dashboard shows the first analysis, or why there is none.
    onLinked: ({ account }) => navigate(`${APP_PATHS.dashboard}?accountId=${account.id}`),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (handle !== undefined && !linked) link.submit(handle);
  }

  return (
    <>
      <PageHeader title={t('tools.analyzer.title')} text={t('tools.analyzer.text')} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card as="div">
          <form onSubmit={submit} noValidate className="grid gap-4">
            <Field label={t('tools.analyzer.field')} hint={t('tools.analyzer.hint')}>
              {wiring => (
                <TextInput
                  {...wiring}
                  value={typed}
                  onChange={event => setTyped(event.target.value)}
                  autoCapitalize="none"
                  autoComplete="off"
                  autoCorrect="off"
                  spellCheck={false}
                  maxLength={300}
                />
              )}
            </Field>
            <output className="min-h-12 text-[0.9375rem]">
              {found.kind !== 'nothing' && <Found found={found} isLinked={linked !== undefined} />}
            </output>
            {linked ? (
              <LinkButton
                href={`${APP_PATHS.accounts}?accountId=${linked.id}`}
                variant="signal"
                className="justify-self-start"
              >
                {t('tools.analyzer.open')}
              </LinkButton>
            ) : (
              <Button
                type="submit"
                variant="signal"
                busy={link.isPending}
                disabled={handle === undefined}
                className="justify-self-start"
              >
                {t('tools.analyzer.link')}
              </Button>
            )}
            <p className="text-sm text-muted">{t('tools.analyzer.cost')}</p>
          </form>
        </Card>
        <Card aria-labelledby="analyzer-file">
          <h2 id="analyzer-file" className="mb-4 text-xl">
            {t('tools.analyzer.or')}
          </h2>
          <ImportPanel />
        </Card>
      </div>
    </>
  );
}

/** What was recognised, and what will happen with it. */
function Found({ found, isLinked }: { found: Exclude<Recognised, { kind: 'nothing' }>; isLinked: boolean }) {
  const t = useT();
  if (!('handle' in found))
    return <span className="text-bad">{t(`tools.analyzer.found.${found.kind}`)}</span>;
  return t(`tools.analyzer.found.${isLinked ? 'linked' : found.kind}`, { username: found.handle });
}
