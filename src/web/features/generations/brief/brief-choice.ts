import { ADDRESSES, PLATFORMS, TONES, type Brief } from '#domain/generations/brief/brief.ts';
import { BRIEF_LIMITS } from '#domain/generations/brief/generation-limits.ts';

/** The user's choices for a generated text. */
export type BriefChoice = Omit<Brief, 'putaclic' | 'payoff'>;

export function emptyBrief(language: Brief['language']): BriefChoice {
  return {
    language,
    platform: 'tiktok',
    niche: null,
    topic: '',
    tone: 'friendly',
    address: 'tu',
    audience: '',
    proof: '',
  };
}

/** Whether there is something to write about. */
export function hasSubject({ niche, topic }: BriefChoice): boolean {
  return niche !== null || topic.trim() !== '';
}

const KEPT = ['platform', 'niche', 'tone', 'address', 'audience'] as const;

/** Where a text is written: each remembers the language that was last chosen there. */
type Tool = 'texts' | 'scripts';

/** Each user of a shared computer has separate habits. */
export function habitsKey(userId: string): string {
  return `brief_habits:${userId}`;
}

/** What is stored for the next text: everything except this one's topic and proof. */
export function habitsOf(choice: BriefChoice, tool: Tool, stored: string | null): string {
  const languages = { ...languagesIn(parseHabits(stored)), [tool]: choice.language };
  return JSON.stringify({ ...Object.fromEntries(KEPT.map(name => [name, choice[name]])), languages });
}

type Habits = Readonly<Record<string, unknown>>;

/** Unreadable habits are ignored. */
function parseHabits(stored: string | null): Habits {
  try {
    const read: unknown = stored === null ? null : JSON.parse(stored);
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

function languagesIn({ languages }: Habits): Habits {
  return typeof languages === 'object' && languages !== null ? { ...languages } : {};
}

/** Stored habits without anything unreadable, overridden by the URL's values. */
export function readBrief(
  stored: string | null,
  address: URLSearchParams,
  { tool, language }: { tool: Tool; language: Brief['language'] },
): BriefChoice {
  const empty = emptyBrief(language);
  const kept = parseHabits(stored);
  const named = (name: string) => address.get(name);
  const text = (value: unknown, longest: number) =>
    typeof value === 'string' ? value.slice(0, longest) : '';
  const oneOf = <One extends string>(options: readonly One[], ...wishes: readonly unknown[]) =>
    wishes.flatMap(wish => options.find(option => option === wish) ?? [])[0];
  const niche = text(named('niche') ?? kept['niche'], 40);
  return {
    language: oneOf(['fr', 'en'] as const, named('language'), languagesIn(kept)[tool]) ?? empty.language,
    platform: oneOf(PLATFORMS, named('platform'), kept['platform']) ?? empty.platform,
    niche: /^[a-z-]+$/u.test(niche) ? niche : null,
    topic: text(named('topic'), BRIEF_LIMITS.topic),
    tone: oneOf(TONES, named('tone'), kept['tone']) ?? empty.tone,
    address: oneOf(ADDRESSES, named('address'), kept['address']) ?? empty.address,
    audience: text(named('audience') ?? kept['audience'], BRIEF_LIMITS.audience),
    proof: text(named('proof'), BRIEF_LIMITS.proof),
  };
}
