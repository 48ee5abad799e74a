import { SCRIPT_FORMATS, type ScriptFormat } from '#domain/exports/script-formats.ts';
import { ExportPopover } from '#web/features/exports/export-popover.tsx';
import { useExport } from '#web/features/exports/use-export.ts';
import { useT } from '#web/ui/language/language.tsx';

/** A script as a file. A partly locked one is not exported, and the menu says so. */
export function ScriptExport({ id, isLocked }: { id: string; isLocked: boolean }) {
  const t = useT();
  const { running, save, cancel } = useExport((format: ScriptFormat) => ({
    address: `/api/v1/generations/texts/${id}/export?format=${format}`,
  }));
  return (
    <ExportPopover
      label={t('scripts.exports.label')}
      size="sm"
      formats={SCRIPT_FORMATS.map(format => ({
        format,
        label: t(`scripts.exports.${format}.label`),
        text: t(`scripts.exports.${format}.text`),
        isMissing: isLocked,
      }))}
      {...(isLocked && { note: t('scripts.exports.locked') })}
      running={running}
      onSave={format => void save(format)}
      onCancel={cancel}
    />
  );
}
