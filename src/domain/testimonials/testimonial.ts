import { addDays, localDateIn, startOfLocalDay, type LocalDate } from '#domain/time/local-days.ts';

/** `waiting`: for moderation; `withdrawn`: taken back by its author. */
export const TESTIMONIAL_STATES = ['waiting', 'published', 'refused', 'withdrawn'] as const;
export type TestimonialState = (typeof TESTIMONIAL_STATES)[number];

/** Self-declared role; it is not verified. */
export const TESTIMONIAL_ROLES = ['creator', 'freelancer', 'agency', 'other'] as const;
export type TestimonialRole = (typeof TESTIMONIAL_ROLES)[number];

/** The only reasons to refuse a testimonial; being unfavourable is not one of them. */
export const REFUSAL_REASONS = [
  'insulting',
  'personal_data',
  'advertising',
  'off_topic',
  'unlawful',
  'not_own_experience',
  'unreadable',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export const REPORT_CAUSES = ['not_genuine', 'insulting', 'personal_data', 'unlawful', 'other'] as const;
export type ReportCause = (typeof REPORT_CAUSES)[number];

export const TESTIMONIAL_LIMITS = {
  shortest: 20,
  text: 1_500,
  name: 40,
  note: 500,
  reply: 1_000,
  report: 1_000,
} as const;

/** Moderation deadline in days. */
export const READ_WITHIN_DAYS = 5;

/** Maximum publication time, and retention of withdrawn or refused ones; article D111-17 requires stating it. */
export const PUBLISHED_YEARS = 3;
export const UNPUBLISHED_YEARS = 1;

/** Below this count no mean rating is shown. */
export const MEAN_FLOOR = 5;

/** The applicable laws require dates in one place's time; the public page does not know the reader's time zone. */
export const TESTIMONIAL_ZONE = 'Europe/Paris';

/** What the server knows about an author: computed, never entered. */
export interface KnownOfAuthor {
  memberSince: LocalDate;
  /** A linked TikTok account of theirs has measured videos; demo creators do not count. */
  linked: boolean;
  /** An invoice of theirs was paid in money. */
  paid: boolean;
  /** They hold a free granted plan, or were granted credits. */
  rewarded: boolean;
}

/** Checks that the author used the product: having an account is not enough. */
export function isChecked({ linked, paid }: Pick<KnownOfAuthor, 'linked' | 'paid'>): boolean {
  return linked || paid;
}

/** Why a date cannot be the date of the experience: in the future, or before the author had an account. */
export function experienceProblem(
  experiencedOn: LocalDate,
  { memberSince, today }: { memberSince: LocalDate; today: LocalDate },
): 'future' | 'before_account' | null {
  if (experiencedOn > today) return 'future';
  return experiencedOn < memberSince ? 'before_account' : null;
}

/** Anything published or rejected before this instant has expired. */
export function keptSince(now: Date, years: number): Date {
  const [year = '1970', month = '01', day = '01'] = localDateIn(TESTIMONIAL_ZONE)(now).split('-');
  const date = `${String(Number(year) - years).padStart(4, '0')}-${month}-${day}`;
  // 29 February becomes 1 March in years without one.
  return startOfLocalDay(addDays(date, 0), TESTIMONIAL_ZONE);
}

/** The mean of the ratings, one decimal; null below `MEAN_FLOOR`. */
export function meanRating(count: number, sum: number): number | null {
  return count < MEAN_FLOOR ? null : Math.round((10 * sum) / count) / 10;
}
