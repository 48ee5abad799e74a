import type { DemoCreator, Writing } from './creator.ts';
import { bits, uniform } from './seeded-random.ts';

/** Salts of `seeded` for captions; those of the calendar begin at 100. */
const SALT = { opening: 1, subject: 2, closing: 3, tagCount: 4, firstTag: 5 } as const;

/** One in this many videos has no caption. */
const EMPTY_EVERY = 29;
const EMPTY_AT = 11;

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** No-break spaces where French typography wants them. */
function spacedAsFrench(text: string): string {
  return text
    .replace(/ (?=[?!;])/g, '\u202F')
    .replace(/ (?=[:»])/g, '\u00A0')
    .replace(/(?<=«) /g, '\u00A0')
    .replace(/(?<=\d) (?=€|%|°C|h\b|km\b|\d{3}\b)/g, '\u00A0');
}

interface Choice {
  opening: string;
  lift: number;
  subject: string;
  closing: string;
}

/**
 * Deals `from` like a pack of cards, reshuffled each time it is used up: nothing repeats before everything else has
 * appeared, and no cycle is visible.
 */
function deal<T>(from: readonly T[], seed: number, index: number, salt: number): T | undefined {
  const round = Math.floor(index / from.length);
  const shuffled = from
    .map((card, place) => ({ card, order: bits(seed, round * from.length + place, salt) }))
    .sort((a, b) => a.order - b.order);
  return shuffled[index % from.length]?.card;
}

function choose({ openings, subjects, closings }: Writing, seed: number, index: number): Choice {
  const opening = deal(openings, seed, index, SALT.opening) ?? '';
  const [text, lift] = typeof opening === 'string' ? [opening, 1] : opening;
  return {
    opening: text,
    lift,
    subject: deal(subjects, seed, index, SALT.subject) ?? '',
    closing: deal(closings, seed, index, SALT.closing) ?? '',
  };
}

/** Two to five hashtags after the first one; one video in eight has none. */
function hashtags(tags: readonly string[], seed: number, index: number): string {
  const draw = uniform(seed, index, SALT.tagCount);
  if (draw < 0.125) return '';
  const [first, ...others] = tags;
  const count = 2 + Math.floor(((draw - 0.125) / 0.875) * 4);
  const start = bits(seed, index, SALT.firstTag) % others.length;
  const rotated = [...others.slice(start), ...others.slice(0, start)].slice(0, count);
  return [first, ...rotated].map(tag => `#${tag ?? ''}`).join(' ');
}

/** The caption of a creator's video number `index`, and how much its opening multiplies the views. */
export function captionOf(
  { language, writing }: Pick<DemoCreator, 'language' | 'writing'>,
  seed: number,
  index: number,
): { text: string; lift: number } {
  if (index % EMPTY_EVERY === EMPTY_AT) return { text: '', lift: 1 };
  const { opening, lift, subject, closing } = choose(writing, seed, index);
  const sentence = opening.replace('{x}', subject).replace('{X}', capitalised(subject));
  // A closing begins a sentence, so an opening that ends on a word gets its full stop.
  const ended = closing !== '' && /[\p{L}\p{N}]$/u.test(sentence) ? `${sentence}.` : sentence;
  const text = [ended, closing, hashtags(writing.tags, seed, index)].filter(part => part !== '').join(' ');
  return { text: language === 'fr' ? spacedAsFrench(text) : text, lift };
}
