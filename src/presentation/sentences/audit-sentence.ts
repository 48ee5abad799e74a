import type { AuditEntry } from '#contract/admin/admin-audit.ts';
import { CHANNELS } from '#domain/admin/channels.ts';
import { ADMIN_TABLES } from '#domain/admin/admin-tables.ts';
import { AUDIT_ACTIONS, type AuditAction } from '#domain/admin/audit-actions.ts';
import { TABLE_FORMATS } from '#domain/exports/table-formats.ts';
import { PLAN_TYPES } from '#domain/plans/plan-table.ts';
import { CREDIT_KINDS, type CreditKind } from '#domain/quotas/credits.ts';
import type { Language } from '#contract/wire/languages.ts';
import type { T } from '#i18n/messages.ts';

type Dashed<S extends string> = S extends `${infer Head}.${infer Rest}` ? `${Head}_${Dashed<Rest>}` : S;
type ActionKey = Dashed<AuditAction>;

/** Catalogue key of an action, in which dots separate keys; undefined: unknown action. */
export function actionKey(action: string): ActionKey | undefined {
  const known = AUDIT_ACTIONS.find(one => one === action);
  return known?.replaceAll('.', '_') as ActionKey | undefined;
}

/** An audit log entry as a sentence without its actor; unknown actions of a later version are shown by name. */
export function auditSentence({ action, subject, details }: AuditEntry, t: T, language: Language): string {
  const key = actionKey(action);
  if (key === undefined) return action;
  const say = t as (key: string, values: Record<string, string | number>) => string;
  const values: Record<string, string | number> = {
    subject: nameOf(subject, t),
  };
  for (const [name, value] of Object.entries(details)) {
    if (typeof value === 'number') values[name] = value;
    else if (typeof value === 'string') values[name] = inWords(name, value, t);
  }
  const title = details[`title_${language}`];
  if (typeof title === 'string') values['title'] = title;
  return say(`admin.audit.actions.${key}`, values);
}

function nameOf(subject: AuditEntry['subject'], t: T): string {
  if (subject === null) return t('admin.audit.nobody');
  // The log does not store the address of someone without an account.
  if (subject.type === 'message') return t('admin.audit.guest');
  return subject.label ?? subject.id;
}

function inWords(name: string, value: string, t: T): string {
  const plan = name === 'from' || name === 'to' ? PLAN_TYPES.find(one => one === value) : undefined;
  if (plan !== undefined) return t(`shell.plans.${plan}`);
  const kind = name === 'kind' ? CREDIT_KINDS.find(one => one === value) : undefined;
  if (kind !== undefined) return creditKindName(kind, t);
  const channel = name === 'channel' ? CHANNELS.find(one => one === value) : undefined;
  if (channel !== undefined) return t(`admin.outbox.channels.${channel}`);
  const table = name === 'table' ? ADMIN_TABLES.find(one => one === value) : undefined;
  if (table !== undefined) return t(`admin.tables.${table}`);
  const format = name === 'format' ? TABLE_FORMATS.find(one => one === value) : undefined;
  if (format !== undefined) return t(`exports.formats.${format}`);
  return value;
}

/** A credit's kind as named on the quota card. */
export function creditKindName(kind: CreditKind, t: T): string {
  const names = {
    video_analysis: 'shell.quotas.videoAnalyses',
    account_analysis: 'shell.quotas.accountAnalyses',
    script_generation: 'shell.quotas.scripts',
  } as const;
  return t(names[kind]);
}
