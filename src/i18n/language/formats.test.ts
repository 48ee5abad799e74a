import { describe, expect, test } from 'vitest';
import { LANGUAGE_FORMATS, type FormatChoice } from '#domain/profile/format-choice.ts';
import { dayText } from './day-text.ts';
import { createFormats } from './formats.ts';

const french = createFormats('fr', 'Europe/Paris');
const english = createFormats('en', 'Europe/Paris');

describe('short numbers', () => {
  test.each([
    [0, '0'],
    [7, '7'],
    [999, '999'],
    [999.96, '1,0K'],
    [1_000, '1,0K'],
    [1_049, '1,0K'],
    [1_050, '1,1K'],
    [45_100, '45,1K'],
    [999_949, '999,9K'],
    [999_950, '1,0M'],
    [1_000_000, '1,0M'],
    [1_250_000, '1,3M'],
    [296_600_000, '296,6M'],
    [12.34, '12,3'],
    [-1_500, '-1,5K'],
  ])('%d is written %j in French', (value, text) => {
    expect(french.compact(value)).toBe(text);
  });

  test('the decimal sign is the language’s own', () => {
    expect(english.compact(45_100)).toBe('45.1K');
    expect(english.compact(1_250_000)).toBe('1.3M');
    expect(english.compact(999)).toBe('999');
  });
});

test('whole numbers and decimals', () => {
  expect(french.number(1_234_567)).toBe('1\u202F234\u202F567');
  expect(french.number(1_234.5)).toBe('1\u202F235');
  expect(french.number(1.5, 2)).toBe('1,50');
  expect(english.number(1_234_567)).toBe('1,234,567');
});

test('percentages are given in percent and have two decimals', () => {
  expect(french.percent(4.2)).toBe('4,20\u00A0%');
  expect(french.percent(10)).toBe('10,00\u00A0%');
  expect(french.percent(4.25, 0)).toBe('4\u00A0%');
  expect(english.percent(4.2)).toBe('4.20%');
});

describe('dates', () => {
  const lateEvening = '2026-11-20T23:05:00Z';

  test('are those of the user’s own time zone', () => {
    expect(french.date(lateEvening)).toBe('21 novembre 2026');
    expect(french.shortDate(lateEvening)).toBe('21 nov.');
    expect(french.time(lateEvening)).toBe('00:05');
    expect(createFormats('fr', 'America/Montreal').date(lateEvening)).toBe('20 novembre 2026');
    expect(french.dateTime(new Date(lateEvening))).toBe('21 novembre 2026 à 00:05');
  });

  test('follow the clocks when they change', () => {
    expect(french.time('2026-03-29T00:59:00Z')).toBe('01:59');
    expect(french.time('2026-03-29T01:00:00Z')).toBe('03:00');
    expect(french.time('2026-10-25T00:30:00Z')).toBe('02:30');
    expect(french.time('2026-10-25T01:30:00Z')).toBe('02:30');
  });

  test('are written in English too', () => {
    expect(english.date(lateEvening)).toBe('21 November 2026');
    expect(english.shortDate(lateEvening)).toBe('21 Nov');
  });
});

describe('how long ago', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  test.each([
    ['2026-11-21T11:59:30Z', 'il y a 30 secondes'],
    ['2026-11-21T11:58:00Z', 'il y a 2 minutes'],
    ['2026-11-21T09:00:00Z', 'il y a 3 heures'],
    ['2026-11-20T12:00:00Z', 'hier'],
    ['2026-11-18T12:00:00Z', 'il y a 3 jours'],
    ['2026-11-07T12:00:00Z', 'il y a 2 semaines'],
    ['2026-09-10T12:00:00Z', 'il y a 2 mois'],
    ['2024-11-01T12:00:00Z', 'il y a 2 ans'],
    ['2026-11-21T13:00:00Z', 'dans 1 heure'],
  ])('%s is said « %s »', (value, text) => {
    expect(french.relative(value, now).replace(/\u00A0/g, ' ')).toBe(text);
  });

  test('the same instant reads on after a verb', () => {
    expect(french.relative(now, now)).toBe('à l’instant');
    expect(english.relative(now, now)).toBe('just now');
    expect(english.relative('2026-11-20T12:00:00Z', now)).toBe('yesterday');
  });
});

test('money has cents only where there are some', () => {
  expect(french.money(3_900)).toBe('39\u00A0€');
  expect(french.money(0)).toBe('0\u00A0€');
  expect(french.money(3_950)).toBe('39,50\u00A0€');
  expect(english.money(239_000)).toBe('€2,390');
});

test('lists end with the language’s own and', () => {
  expect(french.list(['Vues', 'Likes', 'Partages'])).toBe('Vues, Likes et Partages');
  expect(english.list(['Views', 'Likes'])).toBe('Views and Likes');
});

describe('what somebody chose of their own', () => {
  const afternoon = '2026-11-21T14:05:00Z';
  const chosen = (choice: Partial<FormatChoice>) =>
    createFormats('fr', 'Europe/Paris', { ...LANGUAGE_FORMATS, ...choice });

  test.each([
    ['language', '12 345,6', '4,20 %'],
    ['space_comma', '12 345,6', '4,20 %'],
    ['comma_point', '12,345.6', '4.20%'],
    ['point_comma', '12.345,6', '4,20 %'],
  ] as const)('writes numbers as %s', (number_format, number, percent) => {
    const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
    const formats = chosen({ number_format });
    expect(plain(formats.number(12_345.6, 1))).toBe(number);
    expect(plain(formats.percent(4.2))).toBe(percent);
  });

  test.each([
    ['language', '21 novembre 2026', '21 nov.', '21 novembre 2026 à 15:05'],
    ['day_month_year', '21/11/2026', '21/11', '21/11/2026 15:05'],
    ['month_day_year', '11/21/2026', '11/21', '11/21/2026 15:05'],
    ['year_month_day', '2026-11-21', '11-21', '2026-11-21 15:05'],
  ] as const)('writes dates as %s', (date_format, date, shortDate, dateTime) => {
    const formats = chosen({ date_format });
    expect(formats.date(afternoon)).toBe(date);
    expect(formats.shortDate(afternoon)).toBe(shortDate);
    expect(formats.dateTime(afternoon)).toBe(dateTime);
  });

  test.each([
    ['language', 1],
    ['monday', 1],
    ['sunday', 0],
    ['saturday', 6],
  ] as const)('begins the week as %s', (week_start, weekday) => {
    expect(chosen({ week_start }).firstWeekday).toBe(weekday);
  });
});

test('the first day of a month is written as French writes it', () => {
  const first = '2026-12-01T10:00:00Z';
  expect(french.date(first)).toBe('1er décembre 2026');
  expect(french.shortDate(first)).toBe('1er déc.');
  expect(french.dateTime(first)).toBe('1er décembre 2026 à 11:00');
  expect(french.date('2026-12-11T10:00:00Z')).toBe('11 décembre 2026');
  expect(english.date(first)).toBe('1 December 2026');
  const figures = createFormats('fr', 'Europe/Paris', { ...LANGUAGE_FORMATS, date_format: 'day_month_year' });
  expect(figures.date(first)).toBe('01/12/2026');
});

test('a day is written as a date, the same in every time zone', () => {
  expect(dayText('2026-12-01', 'fr')).toBe('1er décembre 2026');
  expect(dayText('2026-12-01', 'en')).toBe('1 December 2026');
});
