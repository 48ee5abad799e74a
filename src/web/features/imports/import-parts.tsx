import { useState } from 'react';
import type { ColumnChoice } from '#domain/imports/column-choice.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ColumnChoices } from './column-choices.tsx';
import type { ImportPreview } from './use-import.ts';

type Part = ImportPreview['parts'][number];

/** What each table of a file was recognised as, column by column, and what is stored without being used. */
export function ImportParts({
  preview: { parts, aside },
  onChoose,
}: {
  preview: ImportPreview;
  onChoose: (column: ColumnChoice) => void;
}) {
  const t = useT();
  if (parts.length === 0) return null;
  return (
    <details className="quoted-sm border border-line px-4 py-3">
      <summary className="font-medium">{t('imports.preview.parts.title')}</summary>
      <ul className="mt-3 grid gap-3">
        {parts.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <PartRow key={`${index} ${part.name}`} part={part} onChoose={onChoose} />
        ))}
      </ul>
      {aside.length > 0 && (
        <div className="mt-3 text-sm">
          <p className="font-medium">{t('imports.preview.aside')}</p>
          <ul className="mt-1 text-muted">
            {aside.map(({ file, columns }) => (
              <li key={`${file} ${columns.join()}`} className="wrap-anywhere">
                {t('imports.preview.asideRow', { file, columns: columns.join(', ') })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}

function PartRow({
  part: { name, kind, rows, columns, choosable },
  onChoose,
}: {
  part: Part;
  onChoose: (column: ColumnChoice) => void;
}) {
  const t = useT();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <li>
      <p className="wrap-anywhere">
        <span className="font-semibold">{name}</span>
        {' · '}
        {t(`imports.preview.parts.kinds.${kind}`)}
        {rows > 0 && ` · ${t('imports.preview.parts.rows', { count: rows })}`}
      </p>
      {choosable && (
        <Button
          size="sm"
          className="mt-2"
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          {t(isChoosing ? 'imports.choice.close' : 'imports.choice.open')}
        </Button>
      )}
      {isChoosing && (
        <ColumnChoices columns={columns} onChoose={(header, as) => onChoose({ file: name, header, as })} />
      )}
      {columns.length > 0 && !isChoosing && (
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-muted">
          {columns.map(({ header, as }) => (
            <li key={header} className={as === null ? 'font-medium text-ink' : undefined}>
              {as === null
                ? t('imports.preview.parts.notUnderstood', { header })
                : t('imports.preview.parts.understood', {
                    header,
                    field: t(`imports.preview.fields.${as}`),
                  })}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
