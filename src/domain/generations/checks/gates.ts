import { identifyLanguage } from '#domain/language/text/language-identity.ts';
import { spokenSeconds } from '#domain/language/spoken/spoken-length.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';
import type { ClaimRisk } from '#domain/generations/brief/angle-bundle.ts';
import { baitPoints } from '#domain/generations/bait/bait-meter.ts';
import { findBannedClaim } from './banned-claims.ts';
import { MOST_HOOK_SECONDS, SCREEN_CHARACTERS, type Platform } from '#domain/generations/brief/brief.ts';
import { findCoarseWord } from './coarse-words.ts';
import type { Refusal } from '#domain/generations/brief/refusals.ts';
import { contentStems, overlap, plainWords } from '#domain/generations/brief/word-stems.ts';

export interface GateRules {
  language: Language;
  platform: Platform;
  risks: readonly ClaimRisk[];
  /** Maximum bait score, 0 to 100. */
  mostBait: number;
  /** Stems of texts that the creator has already seen. */
  known: readonly ReadonlySet<string>[];
  /** Hooks must be spoken within three seconds; other lines set their own limit. */
  mostSeconds?: number;
  /** Stems of the requested topic: words shared by all texts do not distinguish them. */
  shared?: ReadonlySet<string>;
  /** The text is the creator's own and may be in any language. */
  ownWords?: boolean;
}

/** Two texts with at least this share of common stems count as the same hook. */
const SAME_HOOK = 0.6;

/** A text without words typical of French or English passes; one in the other language does not. */
function inLanguage(text: string, language: Language): boolean {
  const { language: seen } = identifyLanguage(text);
  return seen === null || seen === language;
}

function repeatsWord(text: string, language: Language): boolean {
  const stems = contentStems(text, language).filter(one => !/^\d/u.test(one));
  return new Set(stems).size < stems.length || /(?<![\p{L}])([\p{L}]{2,}) \1(?![\p{L}’'-])/iu.test(text);
}

/**
 * Checks a text against the gates that every generated line must pass, whoever wrote it. Null when it passes, else the
 * first gate that it fails.
 */
export function refuseText(text: string, rules: GateRules): Refusal | null {
  const { language } = rules;
  if (plainWords(text).length === 0) return 'empty';
  if (/[<>{}[\]\\|`]|https?:|www\.|\n/u.test(text)) return 'markup';
  if (Array.from(text).length > SCREEN_CHARACTERS[rules.platform]) return 'long';
  if (spokenSeconds(text, language, 'hook') > (rules.mostSeconds ?? MOST_HOOK_SECONDS)) return 'slow';
  if (rules.ownWords !== true && !inLanguage(text, language)) return 'language';
  if (repeatsWord(text, language)) return 'repeats';
  if (findBannedClaim(text, language, rules.risks) !== null) return 'claim';
  if (findCoarseWord(text, language) !== null) return 'coarse';
  if (baitPoints(text, language) > rules.mostBait) return 'bait';
  const shared = rules.shared ?? new Set<string>();
  const stems = new Set(contentStems(text, language)).difference(shared);
  return rules.known.some(
    seen => overlap(stems, shared.size === 0 ? seen : new Set(seen).difference(shared)) >= SAME_HOOK,
  )
    ? 'known'
    : null;
}
