import type { QueuedTestimonial } from '#contract/testimonials.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import { PLANS_SHOWN } from '#domain/testimonials/plans-shown.ts';
import { REFUSAL_REASONS, TESTIMONIAL_ROLES, TESTIMONIAL_STATES } from '#domain/testimonials/testimonial.ts';
import type { ExportWords } from '../../exports/export-words.ts';
import { begun, everyPage, prepared, type PreparedTable } from '../../exports/prepared-table.ts';
import { listQueuedTestimonials } from '../../testimonials/moderate-testimonials.ts';
import { PAGE_ROWS, type AdminTableOrder } from './admin-table-order.ts';

const STATES = [...TESTIMONIAL_STATES, 'reported'] as const;

/** Testimonials with what the server knows of their authors, what was decided and how often each was doubted. */
export async function testimonialsTable({ context, words, asked }: AdminTableOrder): Promise<PreparedTable> {
  const state = STATES.find(one => one === asked.state);
  const pages = await begun(
    everyPage(cursor => listQueuedTestimonials(context.world, { state, cursor, limit: PAGE_ROWS })),
  );
  return prepared([words.say('files.testimonials')], {
    title: words.say('tables.testimonials'),
    columns: testimonialColumns(words),
    pages,
  });
}

function testimonialColumns({ say, t }: ExportWords): FileColumn<QueuedTestimonial>[] {
  const text = (
    key: 'id' | 'name' | 'email' | 'text' | 'language',
    title: string,
  ): FileColumn<QueuedTestimonial> => ({ key, title, kind: 'text', value: item => item[key] });
  const day = (key: 'experienced_on' | 'member_since', title: string): FileColumn<QueuedTestimonial> => ({
    key,
    title,
    kind: 'day',
    value: item => item[key],
  });
  const yes = (key: 'linked' | 'paid' | 'rewarded', title: string): FileColumn<QueuedTestimonial> => ({
    key,
    title,
    kind: 'choice',
    names: { true: say('yes'), false: say('no') },
    value: item => String(item[key]),
  });
  const instant = (key: 'changed_at' | 'published_at', title: string): FileColumn<QueuedTestimonial> => ({
    key,
    title,
    kind: 'instant',
    value: item => item[key],
  });
  return [
    text('id', say('columns.id')),
    {
      key: 'state',
      title: say('columns.state'),
      kind: 'choice',
      names: Object.fromEntries(TESTIMONIAL_STATES.map(one => [one, t(`testimonials.states.${one}`)])),
      value: ({ state }) => state,
    },
    { key: 'rating', title: say('columns.rating'), kind: 'whole', value: ({ rating }) => rating },
    text('text', say('columns.text')),
    text('name', say('columns.fullName')),
    {
      key: 'role',
      title: say('columns.role'),
      kind: 'choice',
      names: Object.fromEntries(TESTIMONIAL_ROLES.map(one => [one, t(`testimonials.roles.${one}`)])),
      value: ({ role }) => role,
    },
    text('email', say('columns.email')),
    text('language', say('columns.language')),
    {
      key: 'plan',
      title: t('admin.users.columns.plan'),
      kind: 'choice',
      names: Object.fromEntries(PLANS_SHOWN.map(plan => [plan, t(`shell.plans.${plan}`)])),
      value: ({ plan }) => plan,
    },
    day('member_since', say('columns.memberSince')),
    yes('linked', say('columns.linkedAccount')),
    yes('paid', say('columns.paid')),
    yes('rewarded', say('columns.rewarded')),
    day('experienced_on', say('columns.experienced')),
    instant('changed_at', say('columns.changed')),
    instant('published_at', say('columns.published')),
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
