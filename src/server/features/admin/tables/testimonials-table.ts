import type { QueuedTestimonial } from '#contract/testimonials.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import { PLANS_SHOWN } from '#domain/testimonials/plans-shown.ts';
import { REFUSAL_REASONS, TESTIMONIAL_ROLES, TESTIMONIAL_STATES } from '#domain/testimonials/testimonial.ts';
import type { ExportWords } from '../../exports/export-words.ts';
import { begun, everyPage, prepared, type PreparedTable } from '../../exports/prepared-table.ts';
import { fieldColumn } from '../../exports/tables/field-column.ts';
import { yesNo } from '../../exports/tables/yes-no.ts';
import { listQueuedTestimonials } from '../../testimonials/moderate-testimonials.ts';
import { PAGE_ROWS, type AdminTableOrder } from './admin-table-order.ts';

const STATES = [...TESTIMONIAL_STATES, 'reported'] as const;

/** Testimonials with the server's facts about their authors, the decisions and the number of reports against each. */
export async function testimonialsTable({ context, words, input }: AdminTableOrder): Promise<PreparedTable> {
  const state = STATES.find(one => one === input.state);
  const pages = await begun(
    everyPage(cursor => listQueuedTestimonials(context.app, { state, cursor, limit: PAGE_ROWS })),
  );
  return prepared([words.say('files.testimonials')], {
    title: words.say('tables.testimonials'),
    columns: testimonialColumns(words),
    pages,
  });
}

function testimonialColumns(words: ExportWords): FileColumn<QueuedTestimonial>[] {
  const { say, t } = words;
  return [
    fieldColumn('text', 'id', say('columns.id')),
    {
      key: 'state',
      title: say('columns.state'),
      kind: 'choice',
      names: Object.fromEntries(TESTIMONIAL_STATES.map(one => [one, t(`testimonials.states.${one}`)])),
      value: ({ state }) => state,
    },
    fieldColumn('whole', 'rating', say('columns.rating')),
    fieldColumn('text', 'text', say('columns.text')),
    fieldColumn('text', 'name', say('columns.fullName')),
    {
      key: 'role',
      title: say('columns.role'),
      kind: 'choice',
      names: Object.fromEntries(TESTIMONIAL_ROLES.map(one => [one, t(`testimonials.roles.${one}`)])),
      value: ({ role }) => role,
    },
    fieldColumn('text', 'email', say('columns.email')),
    fieldColumn('text', 'language', say('columns.language')),
    {
      key: 'plan',
      title: t('admin.users.columns.plan'),
      kind: 'choice',
      names: Object.fromEntries(PLANS_SHOWN.map(plan => [plan, t(`shell.plans.${plan}`)])),
      value: ({ plan }) => plan,
    },
    fieldColumn('day', 'member_since', say('columns.memberSince')),
    yesNo(words, 'linked', say('columns.linkedAccount'), item => item.linked),
    yesNo(words, 'paid', say('columns.paid'), item => item.paid),
    yesNo(words, 'rewarded', say('columns.rewarded'), item => item.rewarded),
    fieldColumn('day', 'experienced_on', say('columns.experienced')),
    fieldColumn('instant', 'changed_at', say('columns.changed')),
    fieldColumn('instant', 'published_at', say('columns.published')),
    {
      key: 'refusal',
      title: say('columns.reason'),
      kind: 'choice',
      names: Object.fromEntries(REFUSAL_REASONS.map(one => [one, t(`testimonials.reasons.${one}`)])),
      value: ({ refusal }) => refusal,
    },
    { key: 'reply', title: say('columns.reply'), kind: 'text', value: ({ reply }) => reply?.text ?? null },
    { key: 'reports', title: say('columns.reports'), kind: 'whole', value: ({ reports }) => reports.length },
  ];
}
