import { useId, useState, type ReactNode } from 'react';
import { fileDay } from '#presentation/sentences/reading-time.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import type { Chosen, ImportPreview } from './use-import.ts';

/** When the file's counts were measured: what the file states, what the user answered, or the question. */
export function ReadingTimeQuestion({
  file,
  time,
  newest,
  chosen,
  onRead,
  onUnknown,
}: {
  file: File;
  time: ImportPreview['time'];
  /** When the newest video of the accounts to import was published: none of them was measured before. */
  newest: string | null;
  chosen: Chosen;
  onRead: (chosen: Chosen) => void;
  /** The time is unknown: the counts are stored with an unknown time. */
  onUnknown: (isUnknown: boolean) => void;
}) {
  const t = useT();
  const formats = useFormats();
  const name = useId();
  const [isOtherDay, setOtherDay] = useState(false);
  const [openedAt] = useState(() => new Date());
  const say = (readAt: string | null) => onRead({ ...chosen, choice: { ...chosen.choice, readAt } });
  if (time.from !== 'unknown') {
    if (time.at === null) return null;
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted">
        {t(time.from === 'said' ? 'imports.time.said' : 'imports.time.file', {
          when: fileDay(time.at, formats),
        })}
        {time.from === 'said' && (
          <Button size="sm" onClick={() => say(null)}>
            {t('imports.time.change')}
          </Button>
        )}
        {time.from === 'said' && isBefore(time.at, newest) && (
          <Alert tone="warn">{t('imports.time.tooEarly', { when: fileDay(newest, formats) })}</Alert>
        )}
      </div>
    );
  }
  const fileDate = new Date(Math.min(file.lastModified, openedAt.getTime()));
  const isFileDatePossible = !isBefore(fileDate.toISOString(), newest);
  return (
    <fieldset className="quoted-sm border border-line-strong px-4 py-3">
      <legend className="px-1 font-semibold">{t('imports.time.question')}</legend>
      <p className="text-sm text-muted">{t('imports.time.why')}</p>
      <div className="mt-2 grid gap-1">
        {isFileDatePossible && (
          <Choice name={name} checked={false} onChoose={() => say(fileDate.toISOString())}>
            {t('imports.time.fileDate', { when: formats.dateTime(fileDate) })}
          </Choice>
        )}
        <Choice
          name={name}
          checked={isOtherDay}
          onChoose={() => {
            setOtherDay(true);
            onUnknown(false);
          }}
        >
          {t('imports.time.otherDay')}
        </Choice>
        {isOtherDay && <OtherDay newest={newest} onSay={say} />}
        <Choice
          name={name}
          checked={chosen.isTimeUnknown}
          onChoose={() => {
            setOtherDay(false);
            onUnknown(true);
          }}
        >
          {t('imports.time.unknown')}
          {newest !== null && (
            <span className="block text-sm font-normal text-muted">
              {t('imports.time.unknownText', { when: fileDay(newest, formats) })}
            </span>
          )}
        </Choice>
      </div>
    </fieldset>
  );
}

function Choice({
  name,
  checked,
  onChoose,
  children,
}: {
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <label className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-center gap-x-3 quoted-sm px-2 py-1.5 hover:bg-sunken has-checked:bg-calm-wash has-focus-visible:outline-3 has-focus-visible:outline-calm">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="mt-1 size-4 shrink-0"
      />
      <span className="font-medium">{children}</span>
    </label>
  );
}

/** Whether an answer is older than a video that it is about. */
export function isBefore(readAt: string, newest: string | null): newest is string {
  return newest !== null && new Date(readAt) < new Date(newest);
}

/** The end of the day in the user's time zone: the file held what existed by then. */
function OtherDay({ newest, onSay }: { newest: string | null; onSay: (readAt: string) => void }) {
  const t = useT();
  const formats = useFormats();
  const [day, setDay] = useState('');
  const [problem, setProblem] = useState<string>();
  const [today] = useState(() => new Date());
  const end = (text: string) => new Date(Math.min(new Date(`${text}T23:59:59`).getTime(), Date.now()));
  // Shown in the app's language: the browser's own bubble uses its own.
  const problemOf = (text: string) => {
    if (text === '') return t('imports.time.dayMissing');
    if (text > localDay(today)) return t('imports.time.tooLate');
    if (isBefore(end(text).toISOString(), newest)) {
      return t('imports.time.tooEarly', { when: fileDay(newest, formats) });
    }
    return undefined;
  };
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-2 px-2 pb-2"
      onSubmit={event => {
        event.preventDefault();
        const wrong = problemOf(day);
        setProblem(wrong);
        if (wrong === undefined) onSay(end(day).toISOString());
      }}
    >
      <Field label={t('imports.time.day')} error={problem} className="min-w-44">
        {wiring => (
          <TextInput
            {...wiring}
            type="date"
            required
            min={newest === null ? undefined : localDay(new Date(newest))}
            max={localDay(today)}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </Field>
      <Button type="submit">{t('imports.choice.read')}</Button>
    </form>
  );
}

function localDay(instant: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}
