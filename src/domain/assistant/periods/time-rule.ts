import type { LocalDate } from '#domain/time/local-days.ts';
import type { NamedSpan } from './calendar.ts';

/** Named groups of a match, absent ones as undefined. */
type TimePhrase = Readonly<Record<string, string | undefined>>;

/**
 * One way to name a period. `before` is used for « the one before » a period named earlier in the sentence; null: these
 * words name no period.
 */
export interface TimeRule {
  /** Applied to plain text (`plain-text.ts`), without flags. */
  pattern: string;
  read: (said: TimePhrase, today: LocalDate) => NamedSpan | 'before' | null;
}
