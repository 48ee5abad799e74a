import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { INPUT_MAX_LENGTH, recogniseInput } from '#domain/analysis/recognise-input.ts';
import { useLinkedAccounts } from '#web/accounts/use-linked-accounts.ts';
import { ImportPanel } from '#web/imports/import-panel.tsx';
import { useT } from '#web/language/language.tsx';
import { useLinkAccount } from '#web/onboarding/use-link-account.ts';
import { APP_PATHS } from '#web/paths.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { FileSentence } from './file-sentence.tsx';
import { FoundSentence } from './found-sentence.tsx';
import { useDroppedFile } from './use-dropped-file.ts';

/** One field for a handle, a link or a file; what it is and what will happen is said before it does. */
export function AnalyzerPage() {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [openedAt] = useState(() => new Date());
  const found = recogniseInput(typed, openedAt);
  const [imported, setImported] = useState<File>();
  const { dropped, take, forget } = useDroppedFile(setImported);
  function takeFiles(event: { preventDefault: () => void }, files: readonly File[]) {
    if (files.length === 0) return;
    event.preventDefault();
    setTyped('');
    void take(files);
  }
  const accounts = useLinkedAccounts().data?.items ?? [];
  const [, navigate] = useLocation();
  const handle = 'handle' in found ? (found.handle ?? undefined) : undefined;
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
          {/* Dropping is a mouse shortcut: a file can be pasted into the field, and chosen beside it. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <form
            onSubmit={submit}
            onDragOver={event => event.preventDefault()}
            onDrop={event => takeFiles(event, [...event.dataTransfer.files])}
            noValidate
            className="grid gap-4"
          >
            <Field label={t('tools.analyzer.field')} hint={t('tools.analyzer.hint')}>
              {wiring => (
                <TextInput
                  {...wiring}
                  value={typed}
                  onChange={event => {
                    setTyped(event.target.value);
                    forget();
                  }}
                  onPaste={event => takeFiles(event, [...event.clipboardData.files])}
                  autoCapitalize="none"
                  autoComplete="off"
                  autoCorrect="off"
                  spellCheck={false}
                  // One more than is read, so that too much is said rather than cut.
                  maxLength={INPUT_MAX_LENGTH + 1}
                />
              )}
            </Field>
            <output className="min-h-12 text-[0.9375rem]">
              {dropped !== null && <FileSentence dropped={dropped} />}
              {dropped === null && found.kind !== 'nothing' && (
                <FoundSentence found={found} isLinked={linked !== undefined} />
              )}
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
          <ImportPanel {...(imported === undefined ? {} : { firstFile: imported })} />
        </Card>
      </div>
    </>
  );
}
