import { describe, expect, test } from 'vitest';
import { changeEnglishPerson, changeFrenchPerson } from './change-person.ts';
import { fillPattern } from './fill-pattern.ts';

const fillers = {
  topic: 'le pain maison',
  audience: 'les débutants',
  goal: 'réussir ton pain',
  mistake: 'arrêter ton four trop tôt',
  fix: 'ouvrir ta fenêtre',
  myth: 'il faut pétrir longtemps',
  pain: 'tu jettes la moitié de ton pain',
};

describe('a French pattern', () => {
  test('contracts, elides and joins what stands before its slots', () => {
    expect(fillPattern('Parlons {de topic}.', fillers, 'fr')).toBe('Parlons du pain maison.');
    expect(fillPattern('Un mot {à audience}.', fillers, 'fr')).toBe('Un mot aux débutants.');
    expect(fillPattern('Arrête {de mistake}.', fillers, 'fr')).toBe('Arrête d’arrêter ton four trop tôt.');
    expect(fillPattern('Tu crois {que myth} ?', fillers, 'fr')).toBe(
      'Tu crois qu’il faut pétrir longtemps\u202F?',
    );
  });

  test('speaks of me, of you, of people', () => {
    expect(fillPattern('J’ai arrêté {de fix|me}.', fillers, 'fr')).toBe('J’ai arrêté d’ouvrir ma fenêtre.');
    expect(fillPattern('Comment {goal}.', fillers, 'fr', 'on')).toBe('Comment réussir son pain.');
    expect(fillPattern('Si {pain}, arrête {de fix}.', fillers, 'fr', 'vous')).toBe(
      'Si vous jetez la moitié de votre pain, arrêtez d’ouvrir votre fenêtre.',
    );
  });

  test('is not filled when a part is missing, and a part that does not exist is an error of the library', () => {
    expect(fillPattern('Comment {goal} en {period}.', fillers, 'fr')).toBeNull();
    expect(() => fillPattern('{nothing}', fillers, 'fr')).toThrow('No slot nothing');
  });
});

test('an English part that says you is never said of me', () => {
  expect(fillPattern('I stopped {mistake|me}.', { mistake: 'drying your hair' }, 'en')).toBe(
    'I stopped drying my hair.',
  );
  expect(fillPattern('I stopped {mistake|me}.', { mistake: 'eating when you read' }, 'en')).toBeNull();
});

test('a person changes in its own words alone', () => {
  expect(changeFrenchPerson('te laver, t’asseoir près de toi avec tes amis', 'me')).toBe(
    'me laver, m’asseoir près de moi avec mes amis',
  );
  expect(changeEnglishPerson('Your own work by yourself', 'people')).toBe('Their own work by themselves');
});
