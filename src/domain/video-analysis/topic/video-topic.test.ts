import { describe, expect, test } from 'vitest';
import { analysedVideo } from '#test/scenes/analysed-video.ts';
import { topicWordsIn } from './topic-words.ts';
import { addressOfVideo, languageOfVideo, topicOfVideo } from './video-topic.ts';

const read = (caption: string) => analysedVideo({ caption }, { isSilent: true });
const topic = (caption: string, language: 'fr' | 'en') =>
  topicOfVideo(read(caption), language)?.words ?? null;

describe('the topic of a video is a phrase of its own words', () => {
  test.each([
    ['Au menu ce soir\u00A0: un dahl de lentilles corail 🍲 #recette #cuisine', 'dahl de lentilles corail'],
    ['L’erreur que tout le monde fait avec des crêpes salées au fromage', 'crêpes salées au fromage'],
    [
      'POV\u00A0: il est 20 h, tout le monde a faim et vous préparez un curry de pois chiches',
      'curry de pois chiches',
    ],
    [
      '3 astuces pour réussir une omelette roulée aux herbes à tous les coups ✨',
      'omelette roulée aux herbes',
    ],
    ['La recette des pâtes à la carbonara comme à Rome (sans crème !) #recette', 'pâtes à la carbonara'],
    [
      'Arrêtez de commander\u00A0: faites plutôt une salade tiède de lentilles 🙌 Dites-moi si vous testez',
      'salade tiède de lentilles',
    ],
    ['Mon chat a détruit le canapé, voilà ce que j’ai fait ensuite #chat #drole', 'chat'],
    ['48h à Lisbonne\u00A0: le budget exact, jour par jour #voyage #lisbonne', 'Lisbonne'],
    ["Les frais de notaire que la banque ne t'explique jamais #immobilier", 'frais de notaire'],
    ['Pourquoi ton pain maison retombe\u202F?', 'pain maison'],
    ['Crêpes party ce soir #crepes', 'Crêpes'],
  ])('%s', (caption, words) => {
    expect(topic(caption, 'fr')).toBe(words);
  });

  test.each([
    ['3 exercises for rock-solid abs, no equipment needed 💪 #fitness #workout', 'rock-solid abs'],
    ["My cat destroyed the couch, here's what I did next #cat #funny", 'cat'],
    ['48 hours in Lisbon: the exact budget, day by day #travel #lisbon', 'Lisbon'],
    ['How I got my baby to fall asleep in 10 minutes #momlife #baby', 'baby'],
    ['How often should you really water a string of pearls? 💧', 'string of pearls'],
    ['CSS grid explained in 60 seconds ⏱️ #learntocode', 'CSS grid'],
    ['Homemade sourdough bread in one day #sourdough', 'Homemade sourdough bread'],
  ])('%s', (caption, words) => {
    expect(topic(caption, 'en')).toBe(words);
  });

  test.each([
    '',
    '🔥🔥🔥 #fyp',
    'Attends la fin…',
    'Abonne-toi pour la suite !',
    'Ma vie en ce moment',
    'Wait for it',
    'That was all in 60 seconds',
  ])('where the words name none, none is made up: %s', caption => {
    expect(topic(caption, 'fr')).toBeNull();
    expect(topic(caption, 'en')).toBeNull();
  });
});

test('a video speaks to its viewers as its words do', () => {
  expect(addressOfVideo(read('Arrêtez de rater votre pain'))).toBe('vous');
  expect(addressOfVideo(read('Arrête de rater ton pain'))).toBe('tu');
  expect(addressOfVideo(read('Le pain maison'))).toBe('tu');
});

test('its language is that of its words, and another one is told', () => {
  expect(languageOfVideo(read('La recette de ma grand-mère pour le pain'))).toEqual({
    language: 'fr',
    isOther: false,
  });
  expect(languageOfVideo(read('The bread that my grandmother makes every day')).language).toBe('en');
  expect(languageOfVideo(read('Cómo hacer el pan de la abuela muy fácil')).isOther).toBe(true);
  expect(languageOfVideo(read('')).isOther).toBe(false);
  expect(topicOfVideo(read('The mistake nobody tells you'), 'en')).toBeNull();
});

test('words of the subject are those of noun phrases, without verbs and set phrases', () => {
  const caption =
    '3 astuces pour réussir une salade de lentilles à tous les coups\u202F! Vous y ajouteriez quoi\u202F? #recette';
  expect([...topicWordsIn(caption)].filter(word => word.length > 3)).toEqual(['salade', 'lentilles']);
  expect(topicWordsIn('Crêpes au fromage #crepes')).toContain('crêpes');
  expect(topicWordsIn('Attends la fin…').size).toBe(0);
});
