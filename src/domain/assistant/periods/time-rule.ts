import type { LocalDate } from '#domain/time/local-days.ts';
import type { NamedSpan } from './calendar.ts';

/** Named groups of a match, absent ones as undefined. */
type TimePhrase = Readonly<Record<string, string | undefined>>;

/**
 * One way of naming a span. `before` stands for « the one before » a span named earlier in the sentence; null: these
 * words name nothing after all.
 */
export interface TimeRule {
  /** On plain text (`plain-text.ts`), without flags. */
  pattern: string;
  read: (said: TimePhrase, today: LocalDate) => NamedSpan | 'before' | null;
}
