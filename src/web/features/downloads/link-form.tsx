import Download from 'lucide-react/icons/download';
import { useState, type FormEvent } from 'react';
import { LINKS_AT_ONCE, MOST_PASTED, RIGHTS_VERSION } from '#domain/downloads/download-state.ts';
import { readPastedLinks } from '#domain/downloads/pasted-links.ts';
import { WANTED_FORMATS, type WantedFormat } from '#domain/downloads/video-option.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { Field, TextArea } from '#web/ui/controls/field.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { AddedRows } from './added-rows.tsx';
import { ProviderHelp } from './provider-help.tsx';
import { useDownloadCalls, useDownloadState } from '#web/shared/downloads/use-downloads.ts';
import { useSizeText } from '#web/shared/files/use-size-text.ts';

/** Several links at once, the statement about rights, and the result for each. */
export function LinkForm({ links, onLinks }: { links: string; onLinks: (links: string) => void }) {
  const t = useT();
  const say = useErrorText();
  const sizeText = useSizeText();
  const state = useDownloadState().data;
  const { add } = useDownloadCalls();
  const [openedAt] = useState(() => new Date());
  const [format, setFormat] = useState<WantedFormat>('ask');
  const [hasRights, setHasRights] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const isUsable = state?.provider.usable === true;
  const found = readPastedLinks(links.slice(0, MOST_PASTED), openedAt).filter(
    ({ kind }) => kind !== 'refused',
  );
  const isUnsaid = wasAsked && !hasRights;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (add.isPending) return;
    setWasAsked(true);
    if (!hasRights) return;
    add.mutate(
      { links, rights: RIGHTS_VERSION, format },
      {
        onSuccess: () => {
          onLinks('');
          setHasRights(false);
          setWasAsked(false);
        },
      },
    );
  }

  return (
    <Card aria-labelledby="by-link-title">
      <CardHeader id="by-link-title" title={t('downloads.form.title')} text={t('downloads.form.text')} />
      <ProviderHelp />
      <form onSubmit={submit} noValidate className="grid max-w-3xl grid-cols-1 gap-5">
        <Field
          label={t('downloads.form.links')}
          hint={t('downloads.form.linksHint', { limit: LINKS_AT_ONCE })}
        >
          {wiring => (
            <TextArea
              {...wiring}
              value={links}
              disabled={!isUsable}
              rows={4}
              spellCheck={false}
              autoCapitalize="none"
              onChange={event => onLinks(event.target.value)}
            />
          )}
        </Field>
        <output className="min-h-5 text-sm text-muted empty:hidden">
          {found.length > 0 && t('downloads.form.found', { count: found.length })}
        </output>
        <div className="min-w-0">
          <Segmented
            label={t('downloads.form.format')}
            value={format}
            onChange={setFormat}
            segments={WANTED_FORMATS.map(value => ({ value, label: t(`downloads.form.formats.${value}`) }))}
          />
          <p className="mt-1.5 text-sm text-muted">{t('downloads.form.formatHint')}</p>
        </div>
        <div className="grid gap-1.5">
          <label className="flex items-start gap-3">
            <input
              type="checkbox"
              checked={hasRights}
              disabled={!isUsable}
              aria-invalid={isUnsaid || undefined}
              aria-describedby="rights-hint"
              onChange={event => setHasRights(event.target.checked)}
              className="mt-0.5 size-5 shrink-0 accent-calm"
            />
            <span>{t('downloads.form.rights')}</span>
          </label>
          <p id="rights-hint" className={isUnsaid ? 'text-sm font-medium text-bad' : 'text-sm text-muted'}>
            {t(isUnsaid ? 'downloads.form.rightsMissing' : 'downloads.form.rightsHint')}
          </p>
        </div>
        <Button
          type="submit"
          variant="signal"
          busy={add.isPending}
          disabled={!isUsable || links.trim() === ''}
          icon={<Download aria-hidden className="size-5" />}
          className="justify-self-start"
        >
          {t('downloads.form.submit')}
        </Button>
        {add.isError && (
          <Alert tone="destructive" title={t('downloads.form.failed')}>
            {say.error(add.error)}
          </Alert>
        )}
        {state !== undefined && (
          <p className="text-sm text-muted">
            {t('downloads.form.limits', {
              size: sizeText(state.perFileBytes),
              days: t('downloads.form.days', { count: state.days }),
            })}
          </p>
        )}
      </form>
      <div aria-live="polite">{add.isSuccess && <AddedRows rows={add.data.rows} />}</div>
    </Card>
  );
}
