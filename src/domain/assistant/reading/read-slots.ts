import type { Sentence } from './sentence.ts';
import type {
  QuestionMeter,
  QuestionPlan,
  Metric,
  VideoReference,
} from '#domain/assistant/question/question.ts';

const METRIC_WORDS: Readonly<Record<'fr' | 'en', readonly (readonly [Metric, RegExp])[]>> = {
  fr: [
    ['views', /\b(?:vues?|visionn\w+|regardees?|audience)\b/u],
    ['likes', /\b(?:likes?|likees?|j aime(?! (?:bien|pas|trop))|coeurs?|aimees?)\b/u],
    ['comments', /\b(?:commentaires|commentees?|reagir)\b/u],
    ['shares', /\b(?:partages|partagees?|reposts?)\b/u],
    ['saves', /\b(?:enregistrees?|enregistrements|sauvegard\w+|favoris)\b/u],
    ['engagement', /\b(?:engagements?|interactions?)\b/u],
    ['followers', /\b(?:abonnes?|followers?)\b/u],
  ],
  en: [
    ['views', /\b(?:views?|viewed|watched|plays?|audience)\b/u],
    ['likes', /\b(?:likes|liked|hearts?)\b/u],
    ['comments', /\b(?:comments|commented)\b/u],
    ['shares', /\b(?:shares|shared|reposts?)\b/u],
    ['saves', /\b(?:saves|saved|bookmark\w*)\b/u],
    ['engagement', /\b(?:engagements?|interactions?)\b/u],
    ['followers', /\bfollowers?\b/u],
  ],
};

/** The metrics a sentence names, in its order. */
export function readMetrics({ plain, language }: Sentence): Metric[] {
  return METRIC_WORDS[language]
    .map(([metric, words]) => [metric, plain.search(words)] as const)
    .filter(([, at]) => at >= 0)
    .toSorted((a, b) => a[1] - b[1])
    .map(([metric]) => metric);
}

/** The metric if exactly one is named; null otherwise. */
export function readMetric(sentence: Sentence): Metric | null {
  const metrics = readMetrics(sentence);
  return metrics.length === 1 ? (metrics[0] ?? null) : null;
}

const MOST_COUNTED = 20;
const COUNT =
  /\btop (\d{1,2})\b|\b(\d{1,2}) (?:\w+ )?(?:meilleure?s?|plus|moins|pires?|videos?|flops?|bides?|accroches?|hooks?|idees?|phrases?|scripts?|best|most|least|worst|ideas?|openings?|publications?)\b/u;

/** The number of results requested, 1 to 20. */
export function readCount({ time }: Sentence): number | null {
  const found = COUNT.exec(time.rest);
  const count = Number(found?.[1] ?? found?.[2] ?? Number.NaN);
  return Number.isNaN(count) || count < 1 ? null : Math.min(count, MOST_COUNTED);
}

/** Which end of the ranking is meant. */
export function readOrder({ concepts }: Sentence): 'best' | 'worst' {
  return concepts.has('worst') ? 'worst' : 'best';
}

/** Requested duration of a script in seconds. */
export function readSeconds({ plain }: Sentence): number | null {
  const minutes = /\b(\d|une?|one|a|an)? ?min(?:ute)?s?\b(?: (30|et demie|and a half))?/u.exec(plain);
  if (minutes !== null) {
    const whole = /^\d$/u.test(minutes[1] ?? '') ? Number(minutes[1]) : 1;
    return whole * 60 + (minutes[2] === undefined ? 0 : 30);
  }
  const seconds = /\b(\d{1,3}) ?(?:s|secs?|secondes?|seconds?)\b/u.exec(plain);
  return seconds === null ? null : Number(seconds[1]);
}

const METERS: readonly (readonly [QuestionMeter, RegExp])[] = [
  [
    'account_analysis',
    /\b(?:analysis (?:de |du |of )?(?:mes |my |the )?(?:comptes?|accounts?)|analyses? (?:de |du )(?:mes )?comptes?|account analysis|rapports? (?:de |du )?comptes?|account reports?)\b/u,
  ],
  ['script_generation', /\bscripts?\b/u],
  ['hooks_generation', /\b(?:hooks?|accroches?)\b/u],
  ['chatbot_questions', /\bquestions?\b/u],
  ['accounts', /\b(?:combien de comptes|how many accounts)\b/u],
  ['video_analysis', /\b(?:videos?|clips?)\b/u],
];

export function readMeter({ plain }: Sentence): QuestionMeter | null {
  return METERS.find(([, words]) => words.test(plain))?.[0] ?? null;
}

const PLANS: readonly (readonly [QuestionPlan, RegExp])[] = [
  ['business_enterprise', /\b(?:enterprise|entreprise)\b/u],
  ['business_advanced', /\badvanced\b/u],
  ['business_pro', /\bbusiness pro\b/u],
  ['business_starter', /\bbusiness starter\b/u],
  ['business', /\bbusiness\b/u],
  ['premium', /\bpremium\b/u],
  ['freemium', /\b(?:freemium|gratuite?s?|gratui|free)\b/u],
];

/** The plan a sentence names; null also where it names several by their short names. */
export function readPlan({ plain }: Sentence): QuestionPlan | null {
  return PLANS.find(([, words]) => words.test(plain))?.[0] ?? null;
}

const SECOND_LATEST =
  /\b(?:avant derniere?|(?:video|one|post) before (?:last|that)|second (?:to )?last|celle d avant)\b/u;
const ABOUT: Readonly<Record<'fr' | 'en', RegExp>> = {
  fr: /(?:vidéo|video|vid|celle)s?\s+(?:sur|à propos de|qui parle(?:nt)? de|où je (?:parle|montre|raconte)|ou je parle)\s+(?:de |du |des |les |la |le |l['’]|mon |ma |mes ){0,3}((?:[^?!.,;:]|[.,:](?<=\p{N}.)(?=\p{N})|\.(?<=\b(?:Dr|M|Mr|Mrs|Ms|Mme|Pr|Ste?)\.)){2,60}?)(?:\s+(?:elle|a|ont|en|marche|,)(?=\s)|[?!.,;:]|$)/iu,
  en: /(?:video|vid|clip|one)s?\s+(?:about|on|where i (?:talk about|show|tell))\s+(?:the |my |a ){0,3}((?:[^?!.,;:]|[.,:](?<=\p{N}.)(?=\p{N})|\.(?<=\b(?:Dr|M|Mr|Mrs|Ms|Mme|Pr|Ste?)\.)){2,60}?)(?:\s+(?:get|got|do|did|doing|is|was|has|have)(?=\s|[?!.]|$)|[?!.,;:]|$)/iu,
};

/** The video a sentence refers to; null: it cannot be determined. `raw` is as typed. */
export function readVideo(sentence: Sentence, raw: string): VideoReference | null {
  const { entities, concepts, plain, time, language } = sentence;
  const [id] = entities.videoIds;
  if (id !== undefined) return { kind: 'id', id };
  const [url] = entities.links;
  if (url !== undefined) return { kind: 'link', url };
  const [words] = entities.quotes;
  if (words !== undefined) return { kind: 'quoted', words };
  if (SECOND_LATEST.test(plain)) return { kind: 'latest', place: 2 };
  const day = time.periods.find(({ period }) => period.days === 1)?.period.from;
  if (concepts.has('latest') && (day === undefined || day === null)) return { kind: 'latest', place: 1 };
  if (day !== undefined && day !== null) return { kind: 'posted_on', day };
  const about = ABOUT[language].exec(raw)?.[1]?.trim();
  if (about !== undefined) return { kind: 'quoted', words: about };
  if (concepts.has('latest')) return { kind: 'latest', place: 1 };
  if (concepts.has('worst') || concepts.has('best')) {
    const period = time.periods[0]?.period ?? null;
    return { kind: readOrder(sentence), metric: readMetric(sentence), period };
  }
  return null;
}

const ONE_HOOK: Readonly<Record<'fr' | 'en', RegExp>> = {
  fr: /\b(?:mon|cet|cette|ce) (?:hook|accroche)\b/u,
  en: /\b(?:my|this|that) (?:hook|opener|opening)\b/u,
};
const HOOK_AT_END = /(?:hook|accroche|opener|opening)\s?$/iu;
const LEAST_HOOK = 3;
const MOST_HOOK = 120;

/** The opening that a question quotes; null: openings in general; `words` null: one opening that is not quoted. */
export function readHook(
  { entities, plain, language }: Sentence,
  raw: string,
): { words: string | null } | null {
  const [quoted] = entities.quotes;
  if (quoted !== undefined) return { words: quoted };
  if (!ONE_HOOK[language].test(plain)) return null;
  const colon = raw.indexOf(':');
  const after = raw.slice(colon + 1).trim();
  const isSaid = HOOK_AT_END.test(raw.slice(0, Math.max(colon, 0))) && after.length >= LEAST_HOOK;
  return { words: isSaid ? after.slice(0, MOST_HOOK) : null };
}

const TOPICS: Readonly<Record<'fr' | 'en', readonly RegExp[]>> = {
  fr: [
    /\s(?:sur le thème (?:de la |de l['’]|du |des |de )|sur|à propos d[eu]s?|concernant|consacrée? (?:à|au|aux)|portant sur|parler (?:de|du|d['’]))\s*(.+)$/imu,
    /\spour\s+(.+)$/imu,
  ],
  en: [
    /\s(?:on the (?:topic|theme) of|about|concerning|regarding|devoted to|on)\s+(.+)$/imu,
    /\sfor\s+(.+)$/imu,
  ],
};
const POLITE =
  /(?<!\s)\s*(?:s['’]il (?:te|vous) pla[iî]t|svp|stp|please|pls|plz|for me|merci|thanks|now|maintenant)\s*$/iu;
const OWN_VIDEO =
  /^(?:(?:ma|mon|mes|une?|la|my|a|the|your)\s+)?(?:prochaine?s?\s+|next\s+)?(?:vid[eé]os?|vid|niche|tiktok|vlog|tuto|tutorial)$/iu;
const MOST_TOPIC = 120;

/** The topic for hooks or a script, as typed; null where only the kind of text is stated. */
export function readTopic(raw: string, language: 'fr' | 'en'): string | null {
  const text = raw
    .replace(/[\p{Extended_Pictographic}\uFE0F\u200D]/gu, ' ')
    .replace(/(?<![?!.…])[?!.…]+\s*$/u, '')
    .replace(POLITE, '')
    .trim();
  for (const pattern of TOPICS[language]) {
    const topic = pattern
      .exec(text)?.[1]
      ?.replace(/^(?:une? |ma |a |my )?vid[eé]o (?:sur|de|d['’]|about|on) ?/iu, '')
      .trim();
    if (topic !== undefined && topic !== '') {
      return OWN_VIDEO.test(topic) ? null : topic.slice(0, MOST_TOPIC);
    }
  }
  return null;
}

/** The kind of small talk. */
export function readSmallTalk({ concepts }: Sentence): 'greeting' | 'thanks' | 'farewell' | 'abilities' {
  if (concepts.has('thanks')) return 'thanks';
  if (concepts.has('abilities')) return 'abilities';
  return concepts.has('bye') ? 'farewell' : 'greeting';
}
