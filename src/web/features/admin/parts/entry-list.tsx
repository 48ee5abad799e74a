import type { AuditEntry } from '#contract/admin/admin-audit.ts';
import { auditSentence } from '#presentation/sentences/audit-sentence.ts';
import { useFormats, useLanguage } from '#web/ui/language/language.tsx';

/** Entries of the audit log as sentences. */
export function EntryList({ entries }: { entries: AuditEntry[] }) {
  const { t, language } = useLanguage();
  const formats = useFormats();
  if (entries.length === 0) return <p className="text-muted">{t('admin.empty')}</p>;
  return (
    <ol>
      {entries.map(entry => (
        <li
          key={entry.id}
          className="grid gap-x-6 gap-y-0.5 border-b border-line py-3 last:border-0 sm:grid-cols-[13rem_1fr]"
        >
          <time dateTime={entry.at} className="text-sm text-muted">
            {formats.dateTime(entry.at)}
          </time>
          <div className="min-w-0 break-words">
            <p>{auditSentence(entry, t, language)}</p>
            <p className="text-sm text-muted">
              {entry.actor === null ? t('admin.audit.system') : (entry.actor.label ?? entry.actor.id)}
              {entry.requestId !== null && (
                <span className="ms-3 text-[0.8125rem]">
                  {t('admin.audit.request', { id: entry.requestId.slice(0, 8) })}
                </span>
              )}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
