import type { ImportField } from '#domain/imports/import-fields.ts';
import { CHOOSABLE_FIELDS, type ChoosableField } from '#domain/imports/column-choice.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Field, Select } from '#web/ui/controls/field.tsx';

const ASIDE = 'aside';

interface ShownColumn {
  header: string;
  as: ImportField | null;
  example: string;
}

/** One list per column: what it holds, or that it is ignored. */
export function ColumnChoices({
  columns,
  onChoose,
}: {
  columns: readonly ShownColumn[];
  onChoose: (header: string, as: ChoosableField | null) => void;
}) {
  const t = useT();
  return (
    <ul className="mt-2 grid gap-3 sm:grid-cols-2">
      {columns.map(({ header, as, example }, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${index} ${header}`} className="min-w-0">
          <Field
            label={<span className="break-words">{header}</span>}
            hint={example === '' ? undefined : t('imports.choice.example', { example })}
          >
            {wiring => (
              <Select
                {...wiring}
                className="w-full"
                value={as ?? ASIDE}
                onChange={event =>
                  onChoose(header, CHOOSABLE_FIELDS.find(field => field === event.target.value) ?? null)
                }
              >
                <option value={ASIDE}>{t('imports.choice.aside')}</option>
                {as !== null && !CHOOSABLE_FIELDS.some(field => field === as) && (
                  <option value={as}>{t(`imports.preview.fields.${as}`)}</option>
                )}
                {CHOOSABLE_FIELDS.map(field => (
                  <option key={field} value={field}>
                    {t(`imports.preview.fields.${field}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </li>
      ))}
    </ul>
  );
}
