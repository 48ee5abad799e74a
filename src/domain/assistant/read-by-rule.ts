import type { Language } from '#domain/language/text/spoken-words.ts';
import type { LocalDate } from '#domain/time/local-days.ts';
import type { Sentence } from './reading/sentence.ts';
import type { Intent, Question } from './question/question.ts';

type Texts = Readonly<Record<Language, RegExp>>;

interface Rule {
  intent: Intent;
  fits: Texts;
  /** The rule does not apply if this matches. */
  but?: Texts;
  /** A weekday in the question means a recurring day, not a date. */
  isTimeless?: boolean;
  /** The rule does not apply to a question with a period, which its answer would not keep to. */
  isWithoutPeriod?: boolean;
}

const WEEKDAY = {
  fr: '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week ?end)s?',
  en: '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week ?end)s?',
};

/** Phrases that say the user posts, words for when, and phrases for their usual hours. */
const POSTS: Texts = {
  fr: /\b(?:je|j ai|ai je) (?:\w+ )?(?:poste|publie)/u,
  en: /\b(?:do|did|have) i (?:\w+ ){0,2}(?:post|publish|upload)|\bi (?:usually|normally|generally) (?:post|publish|upload)/u,
};
const WHEN: Texts = {
  fr: /\b(?:quand|quel(?:le)?s? (?:jours?|heures?|moments?|creneaux?))\b/u,
  en: /\b(?:when|(?:what|which) (?:times?|days?|hours?|weekdays?))\b/u,
};
const USUAL_HOURS: Texts = {
  fr: /\bm(?:es|on) (?:heures?|jours?|horaires?|creneaux?) (?:de publication|habituel|d habitude)/u,
  en: /\bmy (?:usual|normal) (?:posting )?(?:times?|hours?|days?|slots?)\b/u,
};
/** When to post, the effect of a posting time, or the time of one video: other intents. */
const NO_HABIT: Texts = {
  fr: /\b(?:dois|devrais|doit|faut|faudrait|vaut|mieux|meilleure?s?|ideal|pour|vues|likes|engagement|derniere?s?|depuis|combien|zcitation|fois|video (?:sur|du|d|de)|pourquoi|prochain\w*|pire\w*)\b/u,
  en: /\b(?:should|ought|must|best|better|views|likes|engagement|last|latest|since|how (?:many|often)|why|next|worst|zcitation|need)\b/u,
};

/** Whether a question about posting asks for weekdays and hours. */
export function asksForMoments({ plain, language }: Sentence): boolean {
  const isMeant =
    (POSTS[language].test(plain) && WHEN[language].test(plain)) || USUAL_HOURS[language].test(plain);
  return isMeant && !NO_HABIT[language].test(plain);
}

/** Questions recognised by a few words of the plain text; they take precedence over the classifier. */
const RULES: readonly Rule[] = [
  {
    intent: 'video_detail',
    fits: {
      fr: /\b(?:ma|cette) video (?:sur|qui parle d\w*|a propos d\w*|ou je (?:parle|montre|raconte))\b/u,
      en: /\b(?:my|that) (?:video|clip) (?:about|where i (?:talk about|show|tell))\b/u,
    },
    but: {
      fr: /\b(?:pourquoi|comment|ecri\w*|script|accroches?|hooks?|idees?|tiktok|derniere?|meilleure?|pire|hier|prochaine)\b/u,
      en: /\b(?:why|writ\w*|script|hooks?|ideas?|tiktok|last|latest|best|worst|yesterday|next|improve)\b/u,
    },
  },
  {
    intent: 'video_detail',
    isWithoutPeriod: true,
    fits: {
      fr: /^combien de vues (?:(?:ont )?(?:fait|font|faites) )?(?:mes|les) videos (?:sur|qui parlent d\w*|a propos d\w*)\b/u,
      en: /^how many views (?:do|did|have|does) my (?:videos|clips) about\b/u,
    },
    but: {
      fr: /\b(?:moyenne|mediane|d habitude|d ordinaire|tiktok|chaque|comptes?)\b/u,
      en: /\b(?:average|mean|median|usually|tiktok|each|accounts?)\b/u,
    },
  },
  {
    intent: 'compare_periods',
    fits: {
      fr: /^(?:est ce que |alors )?(?:je |j |ca |mon compte |mes (?:videos|vues|stats|chiffres) |mon (?:taux d )?engagement )(?:m |s |est ce que |(?:est|sont) (?:t )?(?:ils?|elles?) en )?(?:hausse|baisse|progress|amelior|mont|baiss|augment|recul|diminu|stagn)\w*/u,
      en: /^(?:am i|(?:are|did|do|have|has|is) my (?:views|videos|numbers|stats|account|engagement)(?: rate)?) (?:getting |doing |going |gone )?(?:better|worse|improv\w*|progress\w*|up|down|ris\w*|fall\w*|drop\w*|declin\w*|increas\w*|decreas\w*)\b/u,
    },
    but: {
      fr: /\b(?:pourquoi|comment|combien|quand|abonnes?|followers?)\b/u,
      en: /\b(?:why|how|when|followers?|than)\b/u,
    },
  },
  {
    intent: 'followers_trend',
    fits: {
      fr: /^(?:(?:alors|dis|salut|bonjour) )?(?:est ce que )?(?:j ai|je|ai je|mon compte|ma communaute|on)\b.{0,20}\b(?:grandi\w*|grossi\w*)\b/u,
      en: /^(?:did i grow|have i (?:really |actually )?grown|am i growing|(?:did|is|has) my (?:account|community|audience) (?:really |actually )?gr[eo]w\w*)\b/u,
    },
    but: { fr: /\b(?:pourquoi|combien)\b/u, en: /\b(?:why|how)\b/u },
  },
  {
    intent: 'followers_trend',
    fits: {
      fr: /^(?:j ai )?combien d (?:abonnes|followers) (?:ai je|j ai|a mon compte)(?: maintenant| aujourd hui)?$/u,
      en: /^how many (?:followers|subscribers) (?:do i|does my account) (?:currently )?have(?: now| today)?$/u,
    },
  },
  {
    intent: 'account_stats',
    fits: {
      fr: /^(?:alors |salut |bonjour |et )?comment (?:va|vont|marche(?:nt)?|tournent?|evoluent?|(?:se )?portent?|se passe) (?:mon compte|mes comptes|mes stats)\b/u,
      en: /^(?:so |hi |hello |and )?how(?: is| s|s| are) my (?:account|stats) (?:doing|going|performing)\b/u,
    },
    but: { fr: /\b(?:abonnes?|followers?)\b/u, en: /\bfollowers?\b/u },
  },
  {
    intent: 'posting_frequency',
    fits: {
      fr: /\b(?:plus (?:longue|grande)s? pauses?|pauses? la plus longue)\b/u,
      en: /\b(?:longest|biggest|largest) (?:break|gap|pause)\b/u,
    },
  },
  {
    intent: 'hook_patterns',
    fits: {
      fr: /\b(?:poser|commencer par|debuter par|ouvrir par) (?:une|des) questions? (?:.{0,20} )?(?:aide|marche|fonctionne|sert|paye|change|utile|mieux)\w*/u,
      en: /\b(?:asking|opening with|starting with|open with|start with) (?:a )?questions? (?:.{0,20} )?(?:helps?|works?|matters?|better|good|worth)\b/u,
    },
  },
  {
    intent: 'recommendations',
    fits: {
      fr: /^(?:alors |et |bon )?(?:que dois je faire|qu est ce que je (?:dois|devrais) faire|que (?:devrais je|faut il) faire|je dois faire quoi|qu est ce qui (?:marche|fonctionne)(?: (?:bien|le mieux))?(?: (?:chez|pour) moi| sur mon compte)?|(?:il )?y a quoi qui marche chez moi)(?: (?:maintenant|ensuite|apres))?$/u,
      en: /^(?:so |and )?(?:what (?:should|shall|do|must) i do(?: (?:now|next))?|what (?:works|is working|s working|does work)(?: (?:best|well))?(?: (?:for me|on my account|with my videos))?)$/u,
    },
  },
  {
    intent: 'search_docs',
    fits: {
      fr: /\b(?:resilier|resilie|annuler (?:mon |l )?(?:plan|abonnement))\b/u,
      en: /\b(?:cancel|end) (?:my |the )?(?:plan|subscription|contract)\b/u,
    },
  },
  {
    intent: 'best_times',
    isTimeless: true,
    fits: {
      fr: new RegExp(
        `\\b${WEEKDAY.fr}\\b.{0,40}\\b(?:pire|mieux|meilleure?s?|moins bi?en|mauvais|plus de vues|moins de vues)\\b|\\b(?:plus|moins) de vues (?:.{0,15} )?(?:le|les) ${WEEKDAY.fr}`,
        'u',
      ),
      en: new RegExp(
        `\\b${WEEKDAY.en}\\b.{0,40}\\b(?:worse|worst|better|best|bad|more views|fewer views|less views)\\b|\\b(?:more|fewer|less) views (?:.{0,15} )?on (?:a )?${WEEKDAY.en}`,
        'u',
      ),
    },
    but: {
      fr: /\b(?:video|derniere?s?|passe|prochain|(?<!est )ce|cette|hier|\d+)\b/u,
      en: /\b(?:video|last|next|this|yesterday|\d+)\b/u,
    },
  },
];

/** The intent that a rule assigns to a question; null: no rule matches. */
export function readByRule(sentence: Sentence): { intent: Intent; isTimeless: boolean } | null {
  if (asksForMoments(sentence)) return { intent: 'posting_frequency', isTimeless: false };
  const { plain, language, time } = sentence;
  const rule = RULES.find(
    ({ fits, but, isWithoutPeriod = false }) =>
      fits[language].test(plain) &&
      but?.[language].test(plain) !== true &&
      !(isWithoutPeriod && time.periods.length > 0),
  );
  return rule === undefined ? null : { intent: rule.intent, isTimeless: rule.isTimeless ?? false };
}

/** Without a named period, these words mean the whole stored history. */
const WHOLE: Texts = {
  fr: /\b(?:au total|en tout|total|de tous les temps|records?|depuis toujours|plus (?:longue|grande) pause|pause la plus longue)\b/u,
  en: /\b(?:total|in all|altogether|overall|ever|records?|of all time|longest|biggest gap)\b/u,
};
const COUNTED: readonly Intent[] = ['account_stats', 'top_videos', 'posting_frequency'];

/** The question over the whole stored history, where its words ask for the total and name no period. */
export function overEverything(
  question: Question,
  { plain, language, time }: Sentence,
  to: LocalDate,
): Question {
  if (!COUNTED.includes(question.intent) || !('period' in question.args) || question.args.period !== null)
    return question;
  if (time.periods.length > 0 || !WHOLE[language].test(plain)) return question;
  const period = { kind: 'all_time', from: null, to, days: null };
  return { intent: question.intent, args: { ...question.args, period } } as Question;
}

/** « … and why? », « … et de combien ? »: appended to a question about the best video. */
const AFTER = /[ ,]{1,3}(?:et|and) (?:pourquoi|pk|de combien|why|by how much)[\s?!.]{0,4}$/iu;

/** The question without an appended second question; unchanged where there is none. */
export function withoutAfterthought(raw: string): string {
  return raw.replace(AFTER, '');
}
