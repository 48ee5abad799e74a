import { addDays, localDateIn, startOfLocalDay, type LocalDate } from '#domain/time/local-days.ts';

/** `waiting`: for somebody to read it; `withdrawn`: its author took it back. */
export const TESTIMONIAL_STATES = ['waiting', 'published', 'refused', 'withdrawn'] as const;
export type TestimonialState = (typeof TESTIMONIAL_STATES)[number];

/** What somebody says they are; nobody checks it. */
export const TESTIMONIAL_ROLES = ['creator', 'freelancer', 'agency', 'other'] as const;
export type TestimonialRole = (typeof TESTIMONIAL_ROLES)[number];

/** The only reasons for which one is not published; an unfavourable one is none of them. */
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

/** Days within which one is read. */
export const READ_WITHIN_DAYS = 5;

/** Published for so long at most, and withdrawn or refused ones kept so long: article D111-17 asks to say it. */
export const PUBLISHED_YEARS = 3;
export const UNPUBLISHED_YEARS = 1;

/** With fewer the mean rating says nothing. */
export const MEAN_FLOOR = 5;

/** The laws in force here ask for dates of one place; the public page has no reader's time zone. */
export const TESTIMONIAL_ZONE = 'Europe/Paris';

/** What the server itself knows of an author: computed, never typed. */
export interface KnownOfAuthor {
  memberSince: LocalDate;
  /** A TikTok account of theirs has measured videos; demo creators do not count. */
  linked: boolean;
  /** An invoice of theirs was paid with money. */
  paid: boolean;
  /** They hold a plan nobody pays for, or were granted credits. */
  rewarded: boolean;
}

/** Checked: that the author used the product. Everybody has an account; not everybody did more. */
export function isChecked({ linked, paid }: Pick<KnownOfAuthor, 'linked' | 'paid'>): boolean {
  return linked || paid;
}

/** Why a date cannot be that of the experience: it lies ahead, or before the author had an account. */
export function experienceProblem(
  experiencedOn: LocalDate,
  { memberSince, today }: { memberSince: LocalDate; today: LocalDate },
): 'future' | 'before_account' | null {
  if (experiencedOn > today) return 'future';
  return experiencedOn < memberSince ? 'before_account' : null;
}

/** What was published or set aside before this instant is over. */
export function keptSince(now: Date, years: number): Date {
  const [year = '1970', month = '01', day = '01'] = localDateIn(TESTIMONIAL_ZONE)(now).split('-');
  const date = `${String(Number(year) - years).padStart(4, '0')}-${month}-${day}`;
  // 29 February falls on 1 March where there is none.
  return startOfLocalDay(addDays(date, 0), TESTIMONIAL_ZONE);
}

/** The mean of the ratings, one decimal; null below the floor. */
export function meanRating(count: number, sum: number): number | null {
  return count < MEAN_FLOOR ? null : Math.round((10 * sum) / count) / 10;
}
