import { useState, type FormEvent } from 'react';
import type { ReadingChoice } from '#domain/imports/column-choice.ts';
import { ROW_REJECTIONS } from '#domain/imports/row-rejection.ts';
import { useErrorText, valuesOf } from '#web/shared/errors/use-error-text.ts';
import { PlaceTaken } from '#web/features/accounts/place-taken.tsx';
import { errorCodeOf } from '#web/ui/language/error-text.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import { ColumnChoices } from './column-choices.tsx';
import { DateOrderChoice } from './date-order-choice.tsx';
import { columnChosen, type Chosen } from './use-import.ts';

/** Why the file was refused; where user input would help, the field for it. */
export function Refusal({
  file,
  error,
  chosen,
  onRead,
}: {
  file: File;
  error: unknown;
  chosen: Chosen;
  onRead: (chosen: Chosen) => void;
}) {
  const t = useT();
  const say = useErrorText();
  const [handle, setHandle] = useState('');
  const code = errorCodeOf(error);
  const values = valuesOf(error);
  const handles = String(values['handles'] ?? '')
    .split(/[\s,]+/)
    .filter(Boolean);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (handle.trim() !== '') onRead({ ...chosen, handle });
  };
  return (
    <Alert
      tone="destructive"
      title={file.name}
      action={
        code === 'account_limit_reached' && (
          <PlaceTaken handle={String(values['handle'] ?? '')} onChanged={() => onRead(chosen)} />
        )
      }
    >
      {say.error(error)}
      {code === 'import_no_usable_row' && <Reasons counted={String(values['reasons'] ?? '')} />}
      {code === 'import_several_accounts' && handles.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div role="group" aria-label={t('imports.whichAccount')} className="mt-3 flex flex-wrap gap-2">
          {handles.map(named => (
            <Button key={named} size="sm" onClick={() => onRead({ ...chosen, handle: named })}>
              {named.startsWith('@') ? named : `@${named}`}
            </Button>
          ))}
        </div>
      )}
      {code === 'import_no_handle' && (
        <form onSubmit={submit} className="mt-3 flex flex-wrap items-end gap-2">
          <Field label={t('imports.handle')} hint={t('imports.handleHint')} className="min-w-48 flex-1">
            {wiring => (
              <TextInput {...wiring} value={handle} onChange={event => setHandle(event.target.value)} />
            )}
          </Field>
          <Button type="submit">{t('imports.handleSubmit')}</Button>
        </form>
      )}
      {code === 'import_date_order' && (
        <DateOrderChoice
          chosen={null}
          onChoose={dateOrder => onRead({ ...chosen, choice: { ...chosen.choice, dateOrder } })}
        />
      )}
      {code === 'import_unknown_columns' && (
        <UnknownColumns
          named={String(values['file'] ?? file.name)}
          headers={String(values['columns'] ?? '').split('\n')}
          choice={chosen.choice}
          onRead={choice => onRead({ ...chosen, choice })}
        />
      )}
      {(code === 'import_columns_doubled' || code === 'import_money') && (
        <Button
          size="sm"
          className="mt-3"
          onClick={() => onRead({ ...chosen, choice: { ...chosen.choice, columns: [] } })}
        >
          {t('imports.choice.reset')}
        </Button>
      )}
    </Alert>
  );
}

/** Why rows were refused, and how many for each reason. */
function Reasons({ counted }: { counted: string }) {
  const t = useT();
  const reasons = counted.split(' ').flatMap(one => {
    const [reason, count] = one.split(':');
    const known = ROW_REJECTIONS.find(code => code === reason);
    return known === undefined ? [] : [{ reason: known, count: Number(count) }];
  });
  return (
    <ul className="mt-2 list-disc ps-5">
      {reasons.map(({ reason, count }) => (
        <li key={reason}>
          {t('imports.preview.rejectedCount', { count, reason: t(`imports.reasons.${reason}`) })}
        </li>
      ))}
    </ul>
  );
}

/** The file is read again only on request: one column alone makes no table. */
function UnknownColumns({
  named,
  headers,
  choice,
  onRead,
}: {
  named: string;
  headers: readonly string[];
  choice: ReadingChoice;
  onRead: (choice: ReadingChoice) => void;
}) {
  const t = useT();
  const [own, setOwn] = useState(choice);
  const columns = headers.map(header => ({
    header,
    as: own.columns.find(one => one.file === named && one.header === header)?.as ?? null,
    example: '',
  }));
  return (
    <div className="mt-3 grid gap-3">
      <ColumnChoices
        columns={columns}
        onChoose={(header, as) => setOwn(columnChosen(own, { file: named, header, as }))}
      />
      <Button size="sm" className="justify-self-start" onClick={() => onRead(own)}>
        {t('imports.choice.read')}
      </Button>
    </div>
  );
}
