import FileDown from 'lucide-react/icons/file-down';
import type { ReactNode } from 'react';
import { useFormats, useLanguage } from '#web/ui/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { Button, type ButtonSize } from '#web/ui/controls/button.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import type { RunningExport } from './use-export.ts';

interface OfferedFormat<Format extends string> {
  format: Format;
  label: string;
  /** What the file contains. */
  text: string;
  /** Not part of the plan: listed all the same. */
  isMissing?: boolean;
}

/** What can be exported in which format; what the plan does not include is listed, with a link to upgrade. */
export function ExportPopover<Format extends string>({
  label,
  size = 'md',
  formats,
  note,
  running,
  onSave,
  onCancel,
}: {
  /** What is exported, for screen readers, which do not see the context of the button. */
  label: string;
  size?: ButtonSize;
  formats: readonly OfferedFormat<Format>[];
  note?: ReactNode;
  running: RunningExport<Format> | null;
  onSave: (format: Format) => void;
  onCancel: () => void;
}) {
  const { t } = useLanguage();
  const open = formats.filter(({ isMissing }) => isMissing !== true);
  const missing = formats.filter(({ isMissing }) => isMissing === true);
  return (
    <Popover
      label={label}
      width={336}
      className="p-2"
      trigger={attributes => (
        <Button
          {...attributes}
          size={size}
          aria-label={label}
          icon={<FileDown aria-hidden className={size === 'sm' ? 'size-4' : 'size-4.5'} />}
        >
          {t('exports.title')}
        </Button>
      )}
    >
      <ul>
        {open.map(({ format, label: name, text }) => (
          <li key={format}>
            <button
              type="button"
              aria-busy={running?.format === format || undefined}
              disabled={running !== null}
              onClick={() => onSave(format)}
              className="flex min-h-11 w-full items-start gap-3 quoted-sm px-3 py-2 text-start hover:bg-sunken disabled:opacity-60"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{name}</span>
                <span className="block text-[0.8125rem] text-muted">{text}</span>
              </span>
              {running?.format === format && <Spinner label={t('ui.loading')} hideLabel />}
            </button>
          </li>
        ))}
      </ul>
      {running !== null && <Progress bytes={running.bytes} onCancel={onCancel} />}
      {note !== undefined && <p className="px-3 py-2 text-[0.8125rem] text-muted">{note}</p>}
      {missing.length > 0 && <Missing formats={missing} />}
    </Popover>
  );
}

const KILOBYTE = 1_000;

function Progress({ bytes, onCancel }: { bytes: number; onCancel: () => void }) {
  const { t } = useLanguage();
  const formats = useFormats();
  const size = formats.number(Math.ceil(bytes / KILOBYTE));
  return (
    <div className="flex items-center justify-between gap-3 px-3 py-2 text-sm">
      <output className="text-muted tabular-nums">{t('exports.received', { size })}</output>
      <Button size="sm" variant="quiet" onClick={onCancel}>
        {t('exports.cancel')}
      </Button>
    </div>
  );
}

function Missing({ formats }: { formats: readonly OfferedFormat<string>[] }) {
  const { t, language } = useLanguage();
  return (
    <div className="mt-1 border-t border-line px-3 pt-3 pb-2 text-sm">
      <p className="font-semibold">{t('exports.paid')}</p>
      <ul className="mt-1.5 grid gap-1.5 text-muted">
        {formats.map(({ format, label, text }) => (
          <li key={format}>
            <span className="text-ink">{label}</span>
            <span className="block text-[0.8125rem]">{text}</span>
          </li>
        ))}
      </ul>
      <a href={sitePath(SITE_PATHS.pricing, language)} className="mt-2.5 inline-block link">
        {t('exports.plans')}
      </a>
    </div>
  );
}
