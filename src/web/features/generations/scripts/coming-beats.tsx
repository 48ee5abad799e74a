import type { ScriptBeatItem } from '#contract/generations/generations.ts';
import type { ScriptLength, SheetId } from '#domain/generations/scripts/beat-sheet.ts';
import { getBeatSheet } from '#domain/generations/scripts/beat-sheets.ts';
import { clockOf } from '#domain/generations/scripts/export-script.ts';
import { useLanguage } from '#web/ui/language/language.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { beatWords } from './beat-words.ts';

/** The beats of a sheet of this length, each with its purpose; then the script itself while it is written. */
export function ComingBeats({
  sheet,
  seconds,
  language: written,
  beats,
}: {
  sheet: SheetId;
  seconds: ScriptLength;
  language: 'fr' | 'en';
  beats: readonly ScriptBeatItem[] | null;
}) {
  const { t, language } = useLanguage();
  const { names, beats: planned } = getBeatSheet(sheet);
  return (
    <Card as="aside" aria-label={names[language]} className="xl:sticky xl:top-22">
      <CardHeader title={names[language]} text={t('scripts.form.secondsValue', { seconds })} />
      {/* In the page before the first beat arrives, so that screen readers announce only new text. */}
      <div aria-live={beats === null ? 'off' : 'polite'}>
        {beats === null || beats.length === 0 ? (
          <ol className="grid gap-3">
            {planned
              .filter(({ from = 15 }) => from <= seconds)
              .map(({ id }) => {
                const { name, why } = beatWords(id, t);
                return (
                  <li key={id} className="border-s-2 border-line ps-3">
                    <p className="font-semibold">{name}</p>
                    <p className="text-sm text-muted">{why}</p>
                  </li>
                );
              })}
          </ol>
        ) : (
          <ol lang={written} className="grid gap-3">
            {beats.map(beat => (
              <li key={beat.id} className="border-s-2 border-calm ps-3">
                <p className="text-sm text-muted tabular-nums">
                  {clockOf(beat.startsAt)} – {clockOf(beat.endsAt)}
                </p>
                <p>{beat.lines.join(' ') || beat.prompt}</p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Card>
  );
}
