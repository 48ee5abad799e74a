/** The administration's tables that can be exported as files. */
export const ADMIN_TABLES = [
  'users',
  'audit',
  'runs',
  'queues',
  'causes',
  'outbox',
  'sources',
  'tickets',
  'contracts',
  'testimonials',
] as const;
export type AdminTable = (typeof ADMIN_TABLES)[number];
