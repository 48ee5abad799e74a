import Captions from 'lucide-react/icons/captions';
import Eraser from 'lucide-react/icons/eraser';
import FileDown from 'lucide-react/icons/file-down';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import { lazy, Suspense, useState } from 'react';
import { scriptAsSrt } from '#domain/generations/scripts/export-script.ts';
import { spokenSeconds } from '#domain/language/spoken/spoken-length.ts';
import {
  BEATS,
  beatSeconds,
  countWords,
  sayableBeats,
  SCRIPT_SECONDS,
  type Beat,
} from '#domain/generations/scripts/spoken-beats.ts';
import { CopyButton } from '#web/ui/controls/copy-button.tsx';
import { useFormats, useLanguage } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Field, TextArea, TextInput } from '#web/ui/controls/field.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { saveAsFile } from '#web/ui/browser/save-as-file.ts';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { draftAsMarkdown, draftKey, EMPTY_DRAFT, parseDraft, type ScriptDraft } from './script-draft.ts';

const Teleprompter = lazy(() =>
  import('#web/features/generations/teleprompter/teleprompter.tsx').then(({ Teleprompter: component }) => ({
    default: component,
  })),
);

/**
 * The user's own script, in four time spans that count how long they take to say. It is free and is saved as a file.
 */
export function OwnScript({ userId }: { userId: string }) {
  const { t, language } = useLanguage();
  const formats = useFormats();
  const { draft, setDraft, isKept } = useDraft(userId);
  const [clearing, setClearing] = useState(false);
  const [isPrompting, setIsPrompting] = useState(false);
  const spoken = (text: string) => spokenSeconds(text, language, 'script');
  const beats = sayableBeats(draft.texts, language);
  const all = BEATS.map(beat => draft.texts[beat]).join('\n');
  const total = spoken(all);
  const over = Math.round(total - draft.seconds);
  const isEmpty = draft.title === '' && all.trim() === '';
  const markdown = () =>
    draftAsMarkdown(draft, t('tools.scripts.untitled'), beat => t(`tools.scripts.beats.${beat}`));
  const setText = (beat: Beat, text: string) =>
    setDraft({ ...draft, texts: { ...draft.texts, [beat]: text } });

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
      <Card as="div" className="grid gap-6">
        <Field label={t('tools.scripts.name')}>
          {wiring => (
            <TextInput
              {...wiring}
              value={draft.title}
              placeholder={t('tools.scripts.namePlaceholder')}
              maxLength={200}
              onChange={event => setDraft({ ...draft, title: event.target.value })}
            />
          )}
        </Field>
        {BEATS.map(beat => {
          const seconds = spoken(draft.texts[beat]);
          const planned = beatSeconds(beat, draft.seconds);
          return (
            <Field
              key={beat}
              label={t(`tools.scripts.beats.${beat}`)}
              hint={t(`tools.scripts.hints.${beat}`)}
              action={
                <span className={seconds > planned ? 'text-sm font-medium text-warn' : 'text-sm text-muted'}>
                  {t('tools.scripts.beatTime', {
                    spoken: formats.number(Math.round(seconds)),
                    planned: formats.number(planned, Number.isInteger(planned) ? 0 : 1),
                  })}
                </span>
              }
            >
              {wiring => (
                <TextArea
                  {...wiring}
                  value={draft.texts[beat]}
                  rows={beat === 'body' ? 7 : 3}
                  onChange={event => setText(beat, event.target.value)}
                />
              )}
            </Field>
          );
        })}
      </Card>
      <Card as="aside" aria-label={t('scripts.fit.label')} className="grid gap-5 lg:sticky lg:top-22">
        <Segmented
          label={t('tools.scripts.length')}
          value={draft.seconds}
          onChange={seconds => setDraft({ ...draft, seconds })}
          segments={SCRIPT_SECONDS.map(value => ({
            value,
            label: t('tools.scripts.seconds', { seconds: value }),
          }))}
        />
        <div>
          <p className="mb-2 font-medium">
            {t('tools.scripts.total', {
              spoken: formats.number(Math.round(total)),
              planned: formats.number(draft.seconds),
            })}
          </p>
          <ProgressBar
            label={t('tools.scripts.length')}
            percent={(total / draft.seconds) * 100}
            tone={over > 0 ? 'warning' : 'calm'}
          />
          <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
            {t('tools.scripts.words', { count: countWords(all, language) })}
            {over > 0 && <Badge tone="warn">{t('tools.scripts.over', { seconds: over })}</Badge>}
          </p>
          <p className="mt-2 text-sm text-muted">{t('scripts.fit.method')}</p>
        </div>
        <Button
          variant="signal"
          disabled={beats.length === 0}
          icon={<MonitorPlay aria-hidden className="size-5" />}
          onClick={() => setIsPrompting(true)}
        >
          {t('scripts.actions.prompter')}
        </Button>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            disabled={isEmpty}
            icon={<FileDown aria-hidden className="size-4" />}
            onClick={() => saveAsFile('script.md', 'text/markdown;charset=utf-8', markdown())}
          >
            {t('tools.scripts.download')}
          </Button>
          <Button
            size="sm"
            disabled={beats.length === 0}
            icon={<Captions aria-hidden className="size-4" />}
            onClick={() => saveAsFile('script.srt', 'application/x-subrip', scriptAsSrt(beats))}
          >
            {t('scripts.own.saveSrt')}
          </Button>
          <CopyButton
            text={markdown()}
            label={t('tools.scripts.copy')}
            doneLabel={t('tools.scripts.copied')}
            disabled={isEmpty}
          />
          <Button
            size="sm"
            variant="quiet"
            disabled={isEmpty}
            icon={<Eraser aria-hidden className="size-4" />}
            onClick={() => setClearing(true)}
          >
            {t('tools.scripts.clear')}
          </Button>
        </div>
        <p className="text-sm text-muted">{t(isKept ? 'tools.scripts.kept' : 'tools.scripts.notKept')}</p>
      </Card>
      <ConfirmDialog
        open={clearing}
        title={t('tools.scripts.clearTitle')}
        text={t('tools.scripts.clearText')}
        confirmLabel={t('tools.scripts.clear')}
        cancelLabel={t('tools.scripts.keep')}
        destructive
        onCancel={() => setClearing(false)}
        onConfirm={() => {
          setDraft(EMPTY_DRAFT);
          setClearing(false);
        }}
      />
      {isPrompting && (
        <Suspense fallback={null}>
          <Teleprompter
            title={draft.title}
            beats={beats}
            language={language}
            onClose={() => setIsPrompting(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function useDraft(userId: string) {
  const [draft, show] = useState<ScriptDraft>(() => {
    try {
      return parseDraft(localStorage.getItem(draftKey(userId)));
    } catch {
      return EMPTY_DRAFT;
    }
  });
  const [isKept, setIsKept] = useState(true);
  const setDraft = (next: ScriptDraft) => {
    show(next);
    try {
      localStorage.setItem(draftKey(userId), JSON.stringify(next));
      setIsKept(true);
    } catch {
      setIsKept(false);
    }
  };
  return { draft, setDraft, isKept };
}
