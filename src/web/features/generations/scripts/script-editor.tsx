import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { GeneratedText, ScriptContent } from '#contract/generations/generations.ts';
import { EDITED_LIMITS } from '#domain/generations/brief/generation-limits.ts';
import { findSheetBeat, getBeatSheet } from '#domain/generations/scripts/beat-sheets.ts';
import { unsaidWords } from '#domain/generations/scripts/unsaid-words.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useLanguage } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import { PageHeader } from '#web/ui/content/page-header.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { BeatCard } from './beat-card.tsx';
import { FitMeter } from './fit-meter.tsx';
import { LockedPart } from './locked-beats.tsx';
import { outlineText } from './outline-text.ts';
import { ScriptActions } from './script-actions.tsx';
import { useScriptEdits, type SaveState } from './use-script-edits.ts';

/** A script as an editable timeline, with its actions. */
export function ScriptEditor({ text, base }: { text: GeneratedText; base: ScriptContent }) {
  const { t, language } = useLanguage();
  const formats = useFormats();
  const say = useErrorText();
  const edits = useScriptEdits(text, base);
  const { script } = edits;
  const said = script.beats.slice(1).flatMap(({ lines, onScreen }) => [...lines, onScreen]);
  // The words of a locked part are unknown here.
  const unsaid = script.locked === null ? unsaidWords(text.brief.topic, said, script.language) : [];
  const [rewritten, setRewritten] = useState<string | null>(null);
  const tell = (error: unknown) =>
    toast({ title: t('scripts.actions.failed'), description: say.error(error), variant: 'destructive' });
  const changing = useMutation(
    orpc.generations.change.mutationOptions({ onSuccess: edits.adopt, onError: tell }),
  );
  const rewriting = useMutation(
    orpc.generations.rewriteBeat.mutationOptions({
      onMutate: ({ beat }) => {
        setRewritten(beat);
        return script.beats.find(({ id }) => id === beat);
      },
      onSuccess: (next, { beat }, before) => {
        edits.forget(beat);
        edits.adopt(next);
        toast({
          topic: 'script-beat',
          title: t('scripts.beat.changed'),
          ...(before !== undefined && {
            action: { label: t('scripts.actions.undo'), act: () => putBack(before) },
          }),
        });
      },
      onError: tell,
      onSettled: () => setRewritten(null),
    }),
  );

  function putBack({ id, lines, onScreen }: ScriptContent['beats'][number]) {
    edits.forget(id);
    changing.mutate({ id: text.id, beats: [{ id, lines: [...lines], onScreen }] });
  }

  return (
    <>
      <PageHeader
        title={edits.title}
        text={t('scripts.facts', {
          seconds: script.seconds,
          sheet: getBeatSheet(script.sheet).names[language],
          language: t(`briefs.languages.${script.language}`),
          platform: t(`briefs.platforms.${text.brief.platform}`),
        })}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Card as="section" aria-label={t('scripts.beat.list')} className="order-2 xl:order-1">
          <CardHeader title={t('scripts.beat.list')} actions={<Saved edits={edits} />} />
          {text.broken_off && (
            <Alert tone="warn" className="mb-5">
              {t('scripts.brokenOff')}
            </Alert>
          )}
          {text.is_outline && (
            <Alert tone="info" className="mb-5" title={t('scripts.outline')}>
              {outlineText(t, text.writer)}
            </Alert>
          )}
          {!text.is_outline && unsaid.length > 0 && (
            <Alert tone="warn" className="mb-5">
              {t('scripts.unsaid', { words: formats.list(unsaid) })}
            </Alert>
          )}
          {script.assumesExperience && (
            <Alert tone="warn" className="mb-5">
              {t('scripts.lived')}
            </Alert>
          )}
          <ol>
            {script.beats.map(beat => (
              <BeatCard
                key={beat.id}
                beat={beat}
                language={script.language}
                typed={edits.typed.beats[beat.id]}
                onType={part => edits.type(beat.id, part)}
                onLeave={edits.flush}
                onRewrite={
                  mayRewrite(script, beat.id) ? () => rewriting.mutate({ id: text.id, beat: beat.id }) : null
                }
                isRewriting={rewritten === beat.id}
              />
            ))}
          </ol>
          {script.locked !== null && <LockedPart locked={script.locked} />}
          {script.hashtags.length > 0 && (
            <p className="mt-6 text-muted sm:ms-20">{script.hashtags.map(tag => `#${tag}`).join(' ')}</p>
          )}
        </Card>
        <Card
          as="aside"
          aria-label={t('scripts.fit.label')}
          className="order-1 grid gap-5 xl:sticky xl:top-22 xl:order-2"
        >
          <Field label={t('scripts.name')}>
            {wiring => (
              <TextInput
                {...wiring}
                lang={script.language}
                value={edits.title}
                maxLength={EDITED_LIMITS.line}
                onChange={({ target }) => edits.rename(target.value)}
                onBlur={edits.flush}
              />
            )}
          </Field>
          <FitMeter script={script} />
          <ScriptActions text={text} script={{ ...script, title: edits.title }} />
          <p className="text-sm text-muted">
            {text.writer.kind === 'model'
              ? t('scripts.writers.model', { name: text.writer.name ?? '' })
              : t('scripts.writers.embedded')}{' '}
            · {formats.dateTime(text.created_at)}
          </p>
        </Card>
      </div>
    </>
  );
}

/** The creator's own parts have no alternatives; nor do repeated steps. */
function mayRewrite({ sheet, bundleId }: ScriptContent, beatId: string): boolean {
  const kind = findSheetBeat(sheet, beatId)?.kind;
  return kind === 'hook' || kind === 'cta' || (bundleId !== null && (kind === 'lines' || kind === 'steps'));
}

function Saved({ edits }: { edits: ReturnType<typeof useScriptEdits> }) {
  const { t } = useLanguage();
  const say = useErrorText();
  const state: SaveState = edits.state;
  if (state === 'elsewhere') {
    return (
      <Alert
        tone="warn"
        isOutcome
        title={t('scripts.save.elsewhere')}
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="sm" onClick={edits.takeTheirs}>
              {t('scripts.save.takeTheirs')}
            </Button>
            <Button size="sm" onClick={edits.keepMine}>
              {t('scripts.save.keepMine')}
            </Button>
          </span>
        }
      />
    );
  }
  return (
    <output className={state === 'refused' || state === 'failed' ? 'text-sm text-bad' : 'text-sm text-muted'}>
      {state === 'refused'
        ? t('scripts.save.refused', { reason: say.error(edits.error) })
        : t(`scripts.save.${state}`)}
    </output>
  );
}
