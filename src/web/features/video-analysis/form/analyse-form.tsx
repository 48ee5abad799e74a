import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { MOST_AT_ONCE } from '#domain/video-analysis/analysis-run.ts';
import { inputLines } from '#domain/video-analysis/input/input-lines.ts';
import { INPUT_MAX_LENGTH, recogniseInput } from '#domain/video-analysis/input/recognise-input.ts';
import { useLinkedAccounts } from '#web/shared/linked-accounts/use-linked-accounts.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { useT } from '#web/ui/language/language.tsx';
import { useLinkAccount } from '#web/features/onboarding/use-link-account.ts';
import { APP_PATHS } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import { BatchResults } from './batch-results.tsx';
import { BroughtList, isTooLarge } from '#web/features/video-analysis/files/chosen-files.tsx';
import { ChooseFiles } from '#web/features/video-analysis/files/choose-files.tsx';
import { FormActions } from './form-actions.tsx';
import { LinesSentence } from '#web/features/video-analysis/start/found-sentence.tsx';
import { OfferSentence } from './offer-sentence.tsx';
import { PriceLine } from '#web/features/video-analysis/start/price-line.tsx';
import { SendingLine } from '#web/features/video-analysis/start/sending-line.tsx';
import { useStartMany } from '#web/features/video-analysis/start/use-start-many.ts';
import { useChosenFiles } from '#web/features/video-analysis/files/use-chosen-files.ts';
import { typedText, usePreview, usePrice } from '#web/features/video-analysis/start/use-preview.ts';
import { isStopped, useStart } from '#web/features/video-analysis/start/use-start.ts';

/** One field for a handle, a link or a file; says what it is and what it costs before anything happens. */
export function AnalyseForm({ onData }: { onData: (file: File) => void }) {
  const t = useT();
  const say = useErrorText();
  const [typed, setTyped] = useState('');
  const [keepVideo, setKeepVideo] = useState(false);
  const [openedAt] = useState(() => new Date());
  const found = recogniseInput(typed, openedAt);
  const { brought, take, forget } = useChosenFiles(onData);
  const written = inputLines(typed, found, openedAt);
  const text = written === null ? typedText(found) : null;
  const preview = usePreview(text);
  const price = usePrice().data;
  const start = useStart();
  const batch = useStartMany();
  const [, navigate] = useLocation();

  const accounts = useLinkedAccounts().data?.items ?? [];
  const previewed = preview.data?.account;
  const handle = written === null && found.kind === 'account' ? found.handle : previewed?.username;
  const linked = accounts.find(account => account.tiktok_username === handle);
  const link = useLinkAccount({
    failure: t('onboarding.failed'),
    // The dashboard shows the first analysis, or why there is none.
    onLinked: ({ account }) => navigate(`${APP_PATHS.dashboard}?accountId=${account.id}`),
  });

  const hasLink = text !== null && !previewed;
  const isFit = [
    brought.video && isTooLarge(brought.video, 'video'),
    brought.captions && isTooLarge(brought.captions, 'captions'),
  ].every(tooLarge => tooLarge !== true);
  const mayStart =
    isFit &&
    (hasLink
      ? preview.data?.offer != null && preview.data.offer.obstacle === null
      : brought.video !== null && found.kind === 'nothing');
  const lines = written !== null && written.length <= MOST_AT_ONCE ? written : null;

  function takeFiles(event: { preventDefault: () => void }, files: readonly File[]) {
    if (files.length === 0) return;
    event.preventDefault();
    // A file cannot belong to a handle or a refused text.
    if (text === null) setTyped('');
    bring(files);
  }

  function bring(files: readonly File[]) {
    // An earlier file's error no longer applies.
    if (start.isError) start.reset();
    if (batch.isError) batch.reset();
    void take(files);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (start.isPending || batch.isPending) return;
    if (lines !== null) batch.mutate({ texts: lines });
    else if (mayStart) {
      start.mutate({
        text: hasLink ? text : null,
        video: brought.video?.file ?? null,
        captions: brought.captions?.file ?? null,
        keepVideo,
      });
    } else if (handle !== undefined && !linked) link.submit(handle);
  }

  const offered = preview.data?.price ?? price;
  const showsPrice = offered !== undefined && handle === undefined;
  return (
    // Dropping is a mouse shortcut: a file can be pasted into the field, and chosen below it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
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
              start.reset();
              batch.reset();
              forget('other');
            }}
            onPaste={event => takeFiles(event, [...event.clipboardData.files])}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            // One more than is read, so that a text too long is reported rather than cut.
            maxLength={INPUT_MAX_LENGTH + 1}
          />
        )}
      </Field>
      <div>
        <ChooseFiles onFiles={bring} />
        <output className="grid gap-2 text-[0.9375rem] not-empty:mt-4">
          {written !== null && <LinesSentence count={written.length} />}
          {written === null && found.kind !== 'nothing' && (
            <OfferSentence found={found} isLinked={linked !== undefined} preview={preview} />
          )}
          <BroughtList brought={brought} hasLink={hasLink} onForget={forget} />
        </output>
      </div>
      {brought.video !== null && (
        <label className="flex items-start gap-2 text-sm">
          <input
            type="checkbox"
            checked={keepVideo}
            onChange={event => setKeepVideo(event.target.checked)}
            className="mt-1 size-4 accent-calm"
          />
          <span>
            {t('analyses.files.keep')}
            <span className="block text-muted">{t('analyses.files.deleted')}</span>
          </span>
        </label>
      )}
      {showsPrice && <PriceLine price={offered} isBatch={lines !== null} />}
      {start.sending !== null && <SendingLine sending={start.sending} onStop={start.stop} />}
      <FormActions
        offer={hasLink ? (preview.data?.offer ?? null) : null}
        kept={hasLink ? (preview.data?.price.kept ?? null) : null}
        linked={linked}
        handle={handle}
        lines={lines?.length ?? null}
        mayStart={mayStart}
        isBusy={start.isPending || batch.isPending || link.isPending}
      />
      {start.isError && !isStopped(start.error) && <Alert tone="destructive">{say.error(start.error)}</Alert>}
      {batch.isError && <Alert tone="destructive">{say.error(batch.error)}</Alert>}
      {batch.data !== undefined && <BatchResults items={batch.data.items} />}
    </form>
  );
}
