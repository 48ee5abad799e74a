import { describe, expect, test } from 'vitest';
import type { Language } from '#domain/language/text/spoken-words.ts';
import { localDateIn } from '#domain/time/local-days.ts';
import { periodBefore, periodInstants } from './calendar.ts';
import { plainText } from '#domain/assistant/question/plain-text.ts';
import { readPeriods } from './read-periods.ts';
import type { PeriodPhrase } from '#domain/assistant/question/question.ts';

/** A Saturday. */
const TODAY = '2026-11-21';

function spans(text: string, language: Language, today = TODAY): string {
  const { periods, refused, saysBefore } = readPeriods(plainText(text, language), today, language);
  const found = periods.map(({ period }) => `${period.kind} ${period.from ?? '…'} ${period.to}`);
  if (saysBefore) found.push('before');
  if (refused !== null) found.push(`refused ${refused.reason}`);
  return found.join(' | ');
}

const FRENCH: readonly (readonly [string, string])[] = [
  ['combien de vues aujourd’hui ?', 'today 2026-11-21 2026-11-21'],
  ['et hier soir', 'yesterday 2026-11-20 2026-11-20'],
  ['avant-hier', 'day_before_yesterday 2026-11-19 2026-11-19'],
  ['ces 7 derniers jours', 'last_days 2026-11-15 2026-11-21'],
  ['les quinze derniers jours', 'last_days 2026-11-07 2026-11-21'],
  ['sur 30 jours', 'last_days 2026-10-23 2026-11-21'],
  ['bilan 90j', 'last_days 2026-08-24 2026-11-21'],
  ['les deux dernières semaines', 'last_weeks 2026-11-08 2026-11-21'],
  ['les 3 derniers mois', 'last_months 2026-08-22 2026-11-21'],
  ['les septante derniers jours', 'last_days 2026-09-13 2026-11-21'],
  ['depuis un mois', 'last_months 2026-10-22 2026-11-21'],
  ['sur un an', 'last_months 2025-11-22 2026-11-21'],
  ['ces dernières 48 heures', 'last_days 2026-11-20 2026-11-21'],
  ['les 48 dernières heures', 'last_days 2026-11-20 2026-11-21'],
  ['cette semaine', 'this_week 2026-11-16 2026-11-21'],
  ['la semaine dernière', 'last_week 2026-11-09 2026-11-15'],
  ['la semaine passée', 'last_week 2026-11-09 2026-11-15'],
  ['ce week-end', 'this_weekend 2026-11-21 2026-11-21'],
  ['le week-end dernier', 'last_weekend 2026-11-14 2026-11-15'],
  ['ce mois-ci', 'this_month 2026-11-01 2026-11-21'],
  ['le mois dernier', 'last_month 2026-10-01 2026-10-31'],
  ['en octobre', 'month 2026-10-01 2026-10-31'],
  ['en octobre 2025', 'month 2025-10-01 2025-10-31'],
  ['en décembre', 'month 2025-12-01 2025-12-31'],
  ['en novembre', 'month 2026-11-01 2026-11-21'],
  ['en août de l’année dernière', 'month 2025-08-01 2025-08-31'],
  ['ce trimestre', 'this_quarter 2026-10-01 2026-11-21'],
  ['le trimestre dernier', 'last_quarter 2026-07-01 2026-09-30'],
  ['au premier trimestre', 'quarter 2026-01-01 2026-03-31'],
  ['T3 2025', 'quarter 2025-07-01 2025-09-30'],
  ['au second semestre 2025', 'between 2025-07-01 2025-12-31'],
  ['cette année', 'this_year 2026-01-01 2026-11-21'],
  ['l’année dernière', 'last_year 2025-01-01 2025-12-31'],
  ['l’an passé', 'last_year 2025-01-01 2025-12-31'],
  ['en 2024', 'year 2024-01-01 2024-12-31'],
  ['le 12 novembre', 'day 2026-11-12 2026-11-12'],
  ['le 12 décembre', 'day 2025-12-12 2025-12-12'],
  ['le 03/10/2026', 'day 2026-10-03 2026-10-03'],
  ['depuis le 1er septembre', 'since 2026-09-01 2026-11-21'],
  ['depuis janvier', 'since 2026-01-01 2026-11-21'],
  ['depuis lundi', 'since 2026-11-16 2026-11-21'],
  ['depuis hier', 'since 2026-11-20 2026-11-21'],
  ['depuis 2025', 'since 2025-01-01 2026-11-21'],
  ['depuis le début de l’année', 'this_year 2026-01-01 2026-11-21'],
  ['depuis la semaine dernière', 'since 2026-11-09 2026-11-21'],
  ['depuis toujours', 'all_time … 2026-11-21'],
  ['du 3 au 12 novembre', 'between 2026-11-03 2026-11-12'],
  ['entre le 28 octobre et le 3 novembre 2026', 'between 2026-10-28 2026-11-03'],
  ['entre janvier et mars', 'between 2026-01-01 2026-03-31'],
  ['de novembre à janvier 2026', 'between 2025-11-01 2026-01-31'],
  ['lundi dernier', 'day 2026-11-16 2026-11-16'],
  ['samedi dernier', 'day 2026-11-14 2026-11-14'],
  ['il y a 3 jours', 'day 2026-11-18 2026-11-18'],
  ['il y a deux semaines', 'between 2026-11-02 2026-11-08'],
  ['il y a deux mois', 'month 2026-09-01 2026-09-30'],
  ['octobre contre septembre', 'month 2026-10-01 2026-10-31 | month 2026-09-01 2026-09-30'],
  ['la semaine dernière et celle d’avant', 'last_week 2026-11-09 2026-11-15 | between 2026-11-02 2026-11-08'],
  [
    'mes 7 derniers jours et les 7 jours d’avant',
    'last_days 2026-11-15 2026-11-21 | between 2026-11-08 2026-11-14',
  ],
  ['et celle d’avant ?', 'before'],
  ['le mois prochain', 'refused future'],
  ['demain', 'refused future'],
  ['les 7 prochains jours', 'refused future'],
  ['en décembre 2026', 'refused future'],
  ['depuis la rentrée', 'refused vague'],
  ['pendant les vacances', 'refused vague'],
  ['mes vues en été', 'refused vague'],
  ['au printemps', 'refused vague'],
  ['Été 2025', 'refused vague'],
  ['hiver dernier', 'refused vague'],
  ['depuis ma dernière vidéo', 'refused vague'],
  ['fin octobre', 'refused vague'],
  ['le 31 février', 'refused impossible'],
  ['entre le 20 et le 3 novembre', 'refused reversed'],
  ['une vidéo de 15 secondes', ''],
  ['un taux de 4,5 %', ''],
  ['3 fois par semaine', ''],
  ['quel jour de la semaine ?', ''],
  ['elle a été vue', ''],
  ['elle a été 2025', 'year 2025-01-01 2025-12-31'],
  ['disponible 24/7', ''],
];

const ENGLISH: readonly (readonly [string, string])[] = [
  ['how many views today?', 'today 2026-11-21 2026-11-21'],
  ['yesterday’s numbers', 'yesterday 2026-11-20 2026-11-20'],
  ['the day before yesterday', 'day_before_yesterday 2026-11-19 2026-11-19'],
  ['over the last seven days', 'last_days 2026-11-15 2026-11-21'],
  ['past 30 days', 'last_days 2026-10-23 2026-11-21'],
  ['for two weeks', 'last_weeks 2026-11-08 2026-11-21'],
  ['the last three months', 'last_months 2026-08-22 2026-11-21'],
  ['this week', 'this_week 2026-11-16 2026-11-21'],
  ['last week’s drop', 'last_week 2026-11-09 2026-11-15'],
  ['this weekend', 'this_weekend 2026-11-21 2026-11-21'],
  ['last weekend', 'last_weekend 2026-11-14 2026-11-15'],
  ['this month', 'this_month 2026-11-01 2026-11-21'],
  ['last month', 'last_month 2026-10-01 2026-10-31'],
  ['in October', 'month 2026-10-01 2026-10-31'],
  ['in May', 'month 2026-05-01 2026-05-31'],
  ['in March 2025', 'month 2025-03-01 2025-03-31'],
  ['October last year', 'month 2025-10-01 2025-10-31'],
  ['in December', 'month 2025-12-01 2025-12-31'],
  ['this quarter', 'this_quarter 2026-10-01 2026-11-21'],
  ['last quarter', 'last_quarter 2026-07-01 2026-09-30'],
  ['the second quarter', 'quarter 2026-04-01 2026-06-30'],
  ['Q3 2025', 'quarter 2025-07-01 2025-09-30'],
  ['this year', 'this_year 2026-01-01 2026-11-21'],
  ['last year', 'last_year 2025-01-01 2025-12-31'],
  ['in 2024', 'year 2024-01-01 2024-12-31'],
  ['on November 12', 'day 2026-11-12 2026-11-12'],
  ['on 12 December', 'day 2025-12-12 2025-12-12'],
  ['on 2026-10-03', 'day 2026-10-03 2026-10-03'],
  ['since September 1', 'since 2026-09-01 2026-11-21'],
  ['since January', 'since 2026-01-01 2026-11-21'],
  ['since Monday', 'since 2026-11-16 2026-11-21'],
  ['since the beginning of the year', 'this_year 2026-01-01 2026-11-21'],
  ['since I opened the account', 'all_time … 2026-11-21'],
  ['between November 3 and November 12', 'between 2026-11-03 2026-11-12'],
  ['from the 1st to the 15th of November', 'between 2026-11-01 2026-11-15'],
  ['between January and March', 'between 2026-01-01 2026-03-31'],
  ['last Monday', 'day 2026-11-16 2026-11-16'],
  ['3 days ago', 'day 2026-11-18 2026-11-18'],
  ['two weeks ago', 'between 2026-11-02 2026-11-08'],
  ['two months ago', 'month 2026-09-01 2026-09-30'],
  ['october vs september', 'month 2026-10-01 2026-10-31 | month 2026-09-01 2026-09-30'],
  ['last week and the week before', 'last_week 2026-11-09 2026-11-15 | between 2026-11-02 2026-11-08'],
  ['next month', 'refused future'],
  ['tomorrow', 'refused future'],
  ['in December 2026', 'refused future'],
  ['since the summer', 'refused vague'],
  ['since my last video', 'refused vague'],
  ['late October', 'refused vague'],
  ['on 03/04/2026', 'refused vague'],
  ['on 25/04/2026', 'day 2026-04-25 2026-04-25'],
  ['on February 31', 'refused impossible'],
  ['my views in summer', 'refused vague'],
  ['summer 2025', 'refused vague'],
  ['a 30-second video', ''],
  ['this may be a daft question', ''],
  ['a rate of 4.5%', ''],
  ['which day of the week', ''],
];

describe('spans of time', () => {
  test.each(FRENCH)('in French: %s', (text, expected) => {
    expect(spans(text, 'fr')).toBe(expected);
  });

  test.each(ENGLISH)('in English: %s', (text, expected) => {
    expect(spans(text, 'en')).toBe(expected);
  });

  test.each([
    ['2026-03-31', 'les 3 derniers mois', 'last_months 2026-01-01 2026-03-31'],
    ['2026-05-31', 'les 3 derniers mois', 'last_months 2026-03-01 2026-05-31'],
    ['2026-03-01', 'le mois dernier', 'last_month 2026-02-01 2026-02-28'],
    ['2024-03-15', 'le mois dernier', 'last_month 2024-02-01 2024-02-29'],
    ['2026-01-02', 'la semaine dernière', 'last_week 2025-12-22 2025-12-28'],
    ['2026-01-02', 'le trimestre dernier', 'last_quarter 2025-10-01 2025-12-31'],
    ['2026-11-16', 'cette semaine', 'this_week 2026-11-16 2026-11-16'],
    ['2026-11-17', 'ce week-end', 'last_weekend 2026-11-14 2026-11-15'],
    ['2026-11-21', 'le 29 février', 'day 2024-02-29 2024-02-29'],
  ])('on %s: %s', (today, text, expected) => {
    expect(spans(text, 'fr', today)).toBe(expected);
  });
});

test.each([
  ...'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  ...'été hiver automne'.split(' '),
])('« en %s » is read the same with and without accents and capitals', word => {
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '');
  const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  const written = [bare, capital(word), capital(bare), word.toUpperCase(), bare.toUpperCase()];
  // « Eté », as typed on a keyboard without « É »; and letters with separate combining accents (NFD).
  const forms = [...written, bare.charAt(0).toUpperCase() + word.slice(1), word.normalize('NFD')];
  const expected = spans(`mes vues en ${word}`, 'fr');
  expect(expected).not.toBe('');
  for (const form of forms) expect(spans(`mes vues en ${form}`, 'fr'), form).toBe(expected);
});

describe('the instants of a span', () => {
  const paris = 'Europe/Paris';
  const now = new Date('2026-11-21T09:30:00Z');
  const day = (from: string, to = from): PeriodPhrase => ({ kind: 'between', from, to, days: 1 });

  test('begin and end at local midnight, the days of both clock changes included', () => {
    const forward = periodInstants(day('2026-03-29'), now, paris);
    expect(forward).toEqual({
      from: new Date('2026-03-28T23:00:00.000Z'),
      to: new Date('2026-03-29T21:59:59.999Z'),
    });
    const back = periodInstants(day('2026-10-25'), now, paris);
    expect(back).toEqual({
      from: new Date('2026-10-24T22:00:00.000Z'),
      to: new Date('2026-10-25T22:59:59.999Z'),
    });
  });

  test('never lie after now, and today is the user’s own', () => {
    expect(periodInstants(day('2026-11-21'), now, paris).to).toEqual(now);
    const late = new Date('2026-11-21T23:30:00Z');
    expect(localDateIn(paris)(late)).toBe('2026-11-22');
    expect(localDateIn('America/Montreal')(late)).toBe('2026-11-21');
  });

  test('have no beginning for all time', () => {
    expect(
      periodInstants({ kind: 'all_time', from: null, to: TODAY, days: null }, now, paris).from,
    ).toBeNull();
  });
});

test.each([
  ['cette semaine', '2026-11-09 2026-11-14'],
  ['ce mois-ci', '2026-10-01 2026-10-21'],
  ['le mois dernier', '2026-09-01 2026-09-30'],
  ['en mars 2026', '2026-02-01 2026-02-28'],
  ['cette année', '2025-01-01 2025-11-21'],
  ['le trimestre dernier', '2026-04-01 2026-06-30'],
  ['les 7 derniers jours', '2026-11-08 2026-11-14'],
  ['le week-end dernier', '2026-11-07 2026-11-08'],
])('the span before « %s » is as long, or the whole unit before', (text, expected) => {
  const period = readPeriods(plainText(text, 'fr'), TODAY, 'fr').periods[0]?.period;
  const before = period === undefined ? null : periodBefore(period);
  expect(`${before?.from} ${before?.to}`).toBe(expected);
});
