import { expect, test } from 'vitest';
import { IRREGULAR_VERBS } from '#domain/language/french-verb-words.ts';
import { addressForms, conjugate, shiftVerb } from './french-verbs.ts';

const PRESENT =
  `être es êtes|avoir as avez|aller vas allez|faire fais faites|dire dis dites|pouvoir peux pouvez|vouloir veux voulez
savoir sais savez|devoir dois devez|prendre prends prenez|mettre mets mettez|venir viens venez|voir vois voyez|croire crois croyez
boire bois buvez|lire lis lisez|écrire écris écrivez|partir pars partez|dormir dors dormez|courir cours courez|ouvrir ouvres ouvrez
offrir offres offrez|recevoir reçois recevez|connaître connais connaissez|suivre suis suivez|vivre vis vivez|rire ris riez
conduire conduis conduisez|craindre crains craignez|joindre joins joignez|perdre perds perdez|attendre attends attendez
finir finis finissez|choisir choisis choisissez|parler parles parlez|manger manges mangez|commencer commences commencez
acheter achètes achetez|lever lèves levez|appeler appelles appelez|jeter jettes jetez|préférer préfères préférez|espérer espères espérez
essayer essaies essayez|nettoyer nettoies nettoyez|appuyer appuies appuyez|envoyer envoies envoyez|créer crées créez|publier publies publiez
célébrer célèbres célébrez|protéger protèges protégez|scroller scrolles scrollez|liker likes likez|interdire interdis interdisez`
    .split(/[|\n]/)
    .map(row => row.trim().split(' '));

test.each(PRESENT)('%s: tu %s, vous %s', (infinitive = '', tu = '', vous = '') => {
  expect(addressForms(infinitive)?.present).toEqual({ tu, vous });
  expect(shiftVerb(tu, 'tu', 'present')).toBe(vous);
});

test.each([
  ['être', 'sois', 'soyez'],
  ['avoir', 'aie', 'ayez'],
  ['savoir', 'sache', 'sachez'],
  ['vouloir', 'veuille', 'veuillez'],
  ['aller', 'va', 'allez'],
  ['ouvrir', 'ouvre', 'ouvrez'],
  ['cueillir', 'cueille', 'cueillez'],
  ['regarder', 'regarde', 'regardez'],
  ['acheter', 'achète', 'achetez'],
  ['faire', 'fais', 'faites'],
  ['finir', 'finis', 'finissez'],
])('the imperative of %s: %s, %s', (infinitive, tu, vous) => {
  expect(conjugate(infinitive, 'imperative', 'tu')).toBe(tu);
  expect(conjugate(infinitive, 'imperative', 'vous')).toBe(vous);
  expect(shiftVerb(tu, 'tu', 'imperative')).toBe(vous);
  expect(shiftVerb(vous, 'vous', 'imperative')).toBe(tu);
});

test('a hundred and fifty irregular verbs and more stand in the list, each once and with both forms', () => {
  const infinitives = IRREGULAR_VERBS.map(([infinitive]) => infinitive);
  expect(new Set(infinitives).size).toBe(infinitives.length);
  expect(infinitives.length).toBeGreaterThanOrEqual(150);
  expect(IRREGULAR_VERBS.filter(verb => verb.length < 3)).toEqual([]);
});

test('what is no verb has no forms', () => {
  expect(['', 'er', 'table', 'émouvantoir'].map(addressForms)).toEqual([null, null, null, null]);
});
