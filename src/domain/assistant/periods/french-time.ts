import { addDays, type LocalDate } from '#domain/time/local-days.ts';
import { partsOf, spanOf } from './calendar.ts';
import {
  betweenWritten,
  lastUnit,
  lastUnits,
  lastWeekday,
  namedHalf,
  namedQuarter,
  sinceWritten,
  thisUnit,
  unitAgo,
  weekend,
  writtenSpan,
  yearSpan,
  yesterday,
  type TimeUnit,
} from './relative-spans.ts';
import type { TimeRule } from './time-rule.ts';
import { readFigures, type WrittenDay } from './written-date.ts';

const MONTHS: readonly string[] = [
  'janvier|janv',
  'fevrier|fevr|fev',
  'mars',
  'avril|avr',
  'mai',
  'juin',
  'juillet|juil',
  'aout',
  'septembre|sept',
  'octobre|oct',
  'novembre|nov',
  'decembre|dec',
];
const WEEKDAYS: readonly string[] = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];

const MONTH = `(?:${MONTHS.join('|')})`;
const WEEKDAY = `(?:${WEEKDAYS.join('|')})`;
const YEAR = '(?:19|20)\\d{2}';
const LAST_YEAR = '(?:de )?l (?:an|annee) (?:derniere?|passee?)';
/** Two numbers are a date only with a slash between them: 3.5 is not one, nor is 24/7. */
const FIGURES =
  '(?:\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}[-/.]\\d{1,2}[-/.](?:\\d{4}|\\d{2})|(?!24/7)\\d{1,2}/\\d{1,2})(?![\\d/.-])';
const DATE = `(?:${FIGURES}|\\d{1,2}(?:er|e)? ${MONTH}(?: ${YEAR}| ${LAST_YEAR})?|${MONTH}(?: ${YEAR}| ${LAST_YEAR})?|hier|aujourdhui|${WEEKDAY}(?: dernier| passe)?|\\d{1,2}(?:er)?(?![\\d:h]))`;
const LAST = '(?:derni?ere?s?|passee?s?|precedente?s?|ecoulee?s?)';
const UNIT = '(?:heures?|h|jours?|jrs?|j|semaines?|sem|smaines?|quinzaines?|mois|trimestres?|ans?|annees?)';
const COUNT = '(?:\\d{1,4}|une?|quelques)';

function unitOf(word: string): TimeUnit {
  if (word.startsWith('h')) return 'hour';
  if (word.startsWith('j')) return 'day';
  if (word.startsWith('s')) return 'week';
  if (word.startsWith('q')) return 'fortnight';
  if (word.startsWith('m')) return 'month';
  return word.startsWith('t') ? 'quarter' : 'year';
}

const countOf = (word: string | undefined) => (word === undefined || /^une?$/u.test(word) ? 1 : Number(word));

/** The calendar unit a word denotes; null where it denotes none. */
function calendarUnit(word: string): 'week' | 'month' | 'quarter' | 'year' | null {
  const unit = unitOf(word);
  return unit === 'week' || unit === 'month' || unit === 'quarter' || unit === 'year' ? unit : null;
}

function monthOf(word: string): number {
  return MONTHS.findIndex(names => names.split('|').includes(word)) + 1;
}

const DAY_MONTH_YEAR = new RegExp(
  `^(?:(?<day>\\d{1,2})(?:er|e)?)?(?: ?(?<month>${MONTH}))?(?: (?:(?<year>${YEAR})|(?<last>${LAST_YEAR})))?$`,
  'u',
);

/** Parses what `DATE` matches. */
function dateWords(text: string, today: LocalDate): WrittenDay | 'ambiguous' | null {
  const figures = readFigures(text, true);
  if (figures !== null) return figures;
  if (/^\d{4}$/u.test(text)) return { year: Number(text), month: null, day: null };
  if (text === 'hier' || text === 'aujourdhui') {
    return partsOf(text === 'hier' ? addDays(today, -1) : today);
  }
  const weekday = WEEKDAYS.findIndex(name => text.startsWith(name));
  if (weekday >= 0) return partsOf(lastWeekday(weekday, today));
  const parts = DAY_MONTH_YEAR.exec(text)?.groups;
  if (parts === undefined) return null;
  const { day, month, year, last } = parts;
  return {
    year: last === undefined ? (year === undefined ? null : Number(year)) : partsOf(today).year - 1,
    month: month === undefined ? null : monthOf(month),
    day: day === undefined ? null : Number(day),
  };
}

const vague = () => ({ refused: 'vague' }) as const;
const future = () => ({ refused: 'future' }) as const;

/** Seasons, holidays and personal events: their start differs between users. */
const SEASONS =
  '(?:la|l|cet|cette|le|ce|les|mes|d) (?:rentree|ete|hiver|printemps|automne|vacances|ramadan|aid|saint valentin|black friday|confinement)(?: derniere?s?| passee?s?)?|(?:a |depuis |pendant |avant |apres )(?:noel|paques|halloween)|(?:en (?:plein )?(?:ete|automne|hiver)|au printemps)(?: derniere?| 20\\d\\d)?|(?<!(?:a|ai|as|ont|avait|avaient|aurait) )(?:ete|automne|hiver|printemps) (?:dernier|passe|20\\d\\d)';
const OWN_EVENTS =
  '(?:depuis|avant|apres) (?:(?:ma |mes |la |mon |le |l )(?:derniere? )?(?:video|publication|post|pub|buzz|bad buzz|changement|demenagement|refonte)|que (?:j|je|on|tu|ca|nous)\\b)';
/** After a number: it is not a day of the month. */
const NO_DAY =
  '(?! ?(?:secondes?|sec|s|min\\w*|vues?|videos?|ans?|pct|h|heures?|jours?|j|semaines?|mois|fois|derni\\w+)\\b)';

/** Order matters: matched text is removed before the next rule runs. */
export const FRENCH_TIME: readonly TimeRule[] = [
  {
    pattern: `(?<!(?:comparaison|compar\\w+|difference|diff|ecart)(?: \\w+){0,4} )(?:entre|du|de|d) (?:le )?(?<left>${DATE}) (?:et|au|a|jusqu ?au?x?|jusqu ?a) (?:le |la )?(?<right>${DATE})${NO_DAY}`,
    read: ({ left = '', right = '' }, today) =>
      betweenWritten(dateWords(left, today), dateWords(right, today), today),
  },
  {
    pattern: `(?:(?:en|au mois de|au mois d|du mois de|de|d|le) )?(?<date>(?:\\d{1,2}(?:er|e)? )?${MONTH} ${LAST_YEAR})`,
    read: ({ date = '' }, today) => writtenSpan(dateWords(date, today), today),
  },
  {
    pattern: `(?:(?<number>1er|2e|2eme|3e|3eme|4e|4eme|premier|deuxieme|second|troisieme|quatrieme|dernier) trimestre|\\b[tq](?<short>[1-4]))(?: (?:de )?(?<year>${YEAR})| (?<last>${LAST_YEAR}))?`,
    read: ({ number, short, year, last }, today) => {
      const names = ['1er|premier', '2e|2eme|deuxieme|second', '3e|3eme|troisieme', '4e|4eme|quatrieme'];
      const place =
        short === undefined
          ? names.findIndex(one => one.split('|').includes(number ?? '')) + 1
          : Number(short);
      const of = last === undefined ? (year === undefined ? null : Number(year)) : partsOf(today).year - 1;
      return place === 0 ? lastUnit('quarter', today) : namedQuarter(place, of, today);
    },
  },
  {
    pattern: `(?:depuis|a partir de?) (?:le |la |l )?(?<unit>semaine|mois|trimestre|annee|an) (?:derniere?|passee?)`,
    read: ({ unit = '' }, today) => {
      const word = calendarUnit(unit);
      const span = word === null ? null : lastUnit(word, today);
      return span === null || 'refused' in span || span.from === null
        ? null
        : spanOf('since', span.from, today, today);
    },
  },
  {
    pattern: `depuis (?:le )?debut (?:de )?(?:la |du |de |l |cette |ce )*(?<unit>semaine|mois|trimestre|annee)`,
    read: ({ unit = '' }, today) => {
      const word = calendarUnit(unit);
      return word === null ? null : thisUnit(word, today);
    },
  },
  {
    pattern: `(?:depuis (?:toujours|le (?:tout )?debut|la creation|l ouverture|la naissance|mes debuts|que (?:j ai|je|mon|le) (?:ouvert|commence|cree|compte|lance)(?: (?:le|ce|mon) compte)?)|de tout temps|de tous les temps|en tout et pour tout|a vie|all time)`,
    read: (_, today) => ({ kind: 'all_time', from: null, to: today, days: null }),
  },
  {
    pattern: `depuis (?:(?:environ|bientot|presque|plus d|les|ces) )?(?<count>${COUNT}) (?:derniere?s )?(?<unit>${UNIT})`,
    read: ({ count, unit = '' }, today) => lastUnits(countOf(count), unitOf(unit), today),
  },
  {
    pattern: `(?:depuis|a partir d[eu]?) (?:le |la |l )?(?:debut |debut du mois de |mois de |mois d )?(?<date>${DATE}|${YEAR})${NO_DAY}`,
    read: ({ date = '' }, today) => sinceWritten(dateWords(date, today), today),
  },
  { pattern: `(?:${OWN_EVENTS}|${SEASONS})`, read: vague },
  {
    pattern: `(?:demain|apres demain|(?:la |le |l |les |des )?(?:\\d+ )?(?:semaine|mois|an|annee|trimestre|week end|jours?|semaines)s? (?:prochaine?s?|qui viennent|qui vient|suivante?s?|a venir)|(?:les |des )?\\d+ prochaine?s (?:${UNIT})|dans (?:${COUNT}) (?:${UNIT})|${MONTH} prochain|${WEEKDAY} prochain|20[3-9]\\d)`,
    read: future,
  },
  {
    pattern: `(?:(?:sur|pendant|durant|en|au cours|dans|de|d|pour) )?(?:les |des |ces |mes |de |l ){0,3}(?<count>\\d{1,4}) ?(?:toute?s )?${LAST} (?<unit>${UNIT})`,
    read: ({ count, unit = '' }, today) => lastUnits(countOf(count), unitOf(unit), today),
  },
  {
    pattern: `(?:les |des |ces |mes )?(?:${LAST} (?<first>\\d{1,4}) ?(?<of>${UNIT})|(?<count>\\d{1,4}) ?(?<unit>${UNIT}) ${LAST})`,
    read: ({ count, unit, first, of }, today) =>
      lastUnits(countOf(count ?? first), unitOf(unit ?? of ?? ''), today),
  },
  {
    pattern: `(?:il y a|ya|y a) (?<count>${COUNT}) (?<unit>${UNIT})`,
    read: ({ count, unit = '' }, today) => unitAgo(countOf(count), unitOf(unit), today),
  },
  {
    pattern: `(?:les |ces |mes )?(?<count>\\d{1,4}) (?:jours?|j|semaines?) d avant`,
    read: () => 'before',
  },
  {
    pattern: `(?:(?:sur|pendant|durant) |(?<=(?:bilan|stats|evolution|abonnes|croissance|vues|likes|chiffres|resultats|point) ))(?:de |les |des |ces |mes |d )*(?<count>${COUNT}) ?(?<unit>${UNIT})\\b`,
    read: ({ count, unit = '' }, today) => lastUnits(countOf(count), unitOf(unit), today),
  },
  {
    pattern: `(?<!(?:en|de|durer|moins|plus) )\\b(?<count>7|14|15|21|28|30|60|90|180|365) ?(?<unit>j|jours|jrs)\\b`,
    read: ({ count, unit = '' }, today) => lastUnits(countOf(count), unitOf(unit), today),
  },
  {
    pattern: `avant hier(?: soir| matin)?`,
    read: (_, today) => {
      const day = addDays(today, -2);
      return spanOf('day_before_yesterday', day, day, today);
    },
  },
  { pattern: `hier(?: soir| matin| apres midi)?`, read: (_, today) => yesterday(today) },
  {
    pattern: `(?:aujourdhui|ce jour|ce matin|ce soir|cet aprem|cet apres midi|cette nuit|tout a l heure|de la journee)`,
    read: (_, today) => spanOf('today', today, today, today),
  },
  {
    pattern: `(?:le |la |les |du )?(?:week ?end|weekend|fin de semaine) (?<last>derniere?|passee?|precedente?)`,
    read: (_, today) => weekend(true, today),
  },
  {
    pattern: `(?:ce|cette|du|en|la|le) (?:week ?end|weekend|fin de semaine)`,
    read: (_, today) => weekend(false, today),
  },
  {
    pattern: `(?:celle?|celui|celles|ceux|la semaine|semaine|le mois|mois|l annee|le trimestre) d avant`,
    read: () => 'before',
  },
  {
    pattern: `(?:(?:la|le|l|du|de la|au) )?(?<unit>semaine|smaine|mois|moi|trimestre|annee|an) (?:derniere?|passee?|precedente?|ecoulee?|dernieres)`,
    read: ({ unit = '' }, today) => {
      const word = calendarUnit(unit);
      return word === null ? null : lastUnit(word, today);
    },
  },
  {
    pattern: `(?:(?:cette|ce|cet|c te|c) (?<unit>semaine|smaine|mois|moi|trimestre|annee)(?: ci)?|(?<!jours? (?:\\w+ )?)(?:de la|du|de l|la|le|l|au) (?<whole>semaine|mois|trimestre|annee)(?: en cours)?(?! (?:de|d|prochaine?|suivante?|${MONTH})\\b)|mensuels?|(?<weekly>hebdo))`,
    read: ({ unit, whole, weekly }, today) => {
      const word = weekly !== undefined ? 'week' : calendarUnit(unit ?? whole ?? 'mois');
      return word === null ? null : thisUnit(word, today);
    },
  },
  {
    pattern: `(?<number>1er|2e|2eme|premier|deuxieme|second) semestre(?: (?:de )?(?<year>${YEAR}))?`,
    read: ({ number = '', year }, today) =>
      namedHalf(/^(?:1|p)/u.test(number) ? 1 : 2, year === undefined ? null : Number(year), today),
  },
  { pattern: `(?:debut|mi|fin|courant) (?:${MONTH}|(?:de |d |du )?(?:mois|annee))`, read: vague },
  {
    pattern: `(?:le )?(?:${WEEKDAY} )?(?<date>\\d{1,2}(?:er|e)? ${MONTH}(?: ${YEAR}| ${LAST_YEAR})?|${FIGURES})`,
    read: ({ date = '' }, today) => writtenSpan(dateWords(date, today), today),
  },
  {
    pattern: `(?:(?:en|au mois de|au mois d|du mois de|du mois d|de|d|pour|mois de|mois d) )?(?<month>${MONTH})(?:(?: de)? (?<year>${YEAR})| (?<last>${LAST_YEAR}|dernier|passe)| de cette annee)?\\b`,
    read: ({ month = '', year, last }, today) => {
      const isLastYear = last?.includes('an') === true;
      const of = isLastYear ? partsOf(today).year - 1 : year === undefined ? null : Number(year);
      return writtenSpan({ year: of, month: monthOf(month), day: null }, today);
    },
  },
  {
    pattern: `(?<!(?:le|les|chaque|tous les|du|un|au|ou|et|le mieux) )(?<day>${WEEKDAY})(?: (?:dernier|passe|matin|soir))*(?! (?:ou|et) )|(?:le |du |de )?(?<named>${WEEKDAY}) (?:dernier|passe)`,
    read: ({ day, named }, today) => {
      const date = lastWeekday(WEEKDAYS.indexOf(day ?? named ?? ''), today);
      return spanOf('day', date, date, today);
    },
  },
  {
    pattern: `(?:le |du )(?<day>\\d{1,2})(?:er)?(?= (?:et|ou|svp|stp)|$)`,
    read: ({ day = '' }, today) => writtenSpan({ year: null, month: null, day: Number(day) }, today),
  },
  {
    pattern: `(?:(?:en|de|l annee|pour|depuis) )?(?<year>20[12]\\d)\\b`,
    read: ({ year = '' }, today) => yearSpan(Number(year), today),
  },
];
