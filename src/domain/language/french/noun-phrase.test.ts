import { expect, test } from 'vitest';
import { contract, mendContractions, nounPhrase, type Determiner, type FrenchNoun } from './noun-phrase.ts';

const noun = (words: string, kind: string): FrenchNoun => ({
  words,
  gender: kind.startsWith('f') ? 'feminine' : 'masculine',
  number: kind.endsWith('p') ? 'plural' : 'singular',
});

test.each<[Determiner, string, string, string]>([
  ['definite', 'pain', 'm', 'le pain'],
  ['definite', 'crème', 'f', 'la crème'],
  ['definite', 'ami', 'm', 'l’ami'],
  ['definite', 'herbe', 'f', 'l’herbe'],
  ['definite', 'héros', 'm', 'le héros'],
  ['definite', 'honte', 'f', 'la honte'],
  ['definite', 'onze', 'm', 'le onze'],
  ['definite', 'yaourt', 'm', 'le yaourt'],
  ['definite', 'abonnés', 'mp', 'les abonnés'],
  ['definite', 'petit ami', 'm', 'le petit ami'],
  ['definite', 'IA', 'f', 'l’IA'],
  ['indefinite', 'astuce', 'f', 'une astuce'],
  ['indefinite', 'erreur', 'f', 'une erreur'],
  ['indefinite', 'hook', 'm', 'un hook'],
  ['indefinite', 'idées', 'fp', 'des idées'],
  ['partitive', 'pain', 'm', 'du pain'],
  ['partitive', 'crème', 'f', 'de la crème'],
  ['partitive', 'huile', 'f', 'de l’huile'],
  ['partitive', 'houmous', 'm', 'du houmous'],
  ['partitive', 'yaourt', 'm', 'du yaourt'],
  ['partitive', 'épinards', 'mp', 'des épinards'],
  ['negated', 'pain', 'm', 'de pain'],
  ['negated', 'huile', 'f', 'd’huile'],
  ['negated', 'haricots', 'mp', 'de haricots'],
  ['demonstrative', 'hôtel', 'm', 'cet hôtel'],
  ['demonstrative', 'héros', 'm', 'ce héros'],
  ['demonstrative', 'heure', 'f', 'cette heure'],
  ['demonstrative', 'onzième essai', 'm', 'ce onzième essai'],
  ['demonstrative', 'erreurs', 'fp', 'ces erreurs'],
  ['my', 'amie', 'f', 'mon amie'],
  ['my', 'histoire', 'f', 'mon histoire'],
  ['my', 'hache', 'f', 'ma hache'],
  ['my', 'vidéo', 'f', 'ma vidéo'],
  ['your', 'audience', 'f', 'ton audience'],
  ['your', 'nouvelle audience', 'f', 'ta nouvelle audience'],
  ['your', 'vidéos', 'fp', 'tes vidéos'],
  ['their own', 'école', 'f', 'son école'],
  ['our', 'audience', 'f', 'notre audience'],
  ['your formal', 'compte', 'm', 'votre compte'],
  ['your formal', 'abonnés', 'mp', 'vos abonnés'],
  ['their', 'vidéo', 'f', 'leur vidéo'],
  ['their', 'vidéos', 'fp', 'leurs vidéos'],
])('%s of %s (%s) is « %s »', (kind, words, what, whole) => {
  expect(nounPhrase(kind, noun(words, what))).toBe(whole);
});

test.each<['à' | 'de', string, string]>([
  ['à', 'le marché', 'au marché'],
  ['à', 'les enfants', 'aux enfants'],
  ['à', 'la plage', 'à la plage'],
  ['à', 'l’école', 'à l’école'],
  ['à', 'Paris', 'à Paris'],
  ['à', 'le héros', 'au héros'],
  ['à', 'un ami', 'à un ami'],
  ['de', 'le pain', 'du pain'],
  ['de', 'les pâtes', 'des pâtes'],
  ['de', 'la crème', 'de la crème'],
  ['de', 'l’eau', 'de l’eau'],
  ['de', 'le onze', 'du onze'],
  ['de', 'Anna', 'd’Anna'],
  ['de', 'Hugo', 'd’Hugo'],
  ['de', 'Paris', 'de Paris'],
  ['de', 'un ami', 'd’un ami'],
  ['de', 'des amis', 'd’amis'],
  ['de', 'du pain', 'de pain'],
  ['de', 'de la crème', 'de crème'],
  ['de', 'de l’huile', 'd’huile'],
  ['de', 'haricots', 'de haricots'],
  ['de', '', 'de '],
])('%s + %s → %s', (preposition, phrase, whole) => {
  expect(contract(preposition, phrase)).toBe(whole);
});

test.each([
  ['la recette de les pâtes', 'la recette des pâtes'],
  ['le prix de le pain', 'le prix du pain'],
  ['je vais à le marché', 'je vais au marché'],
  ['parle à les abonnés', 'parle aux abonnés'],
  ['De le fromage', 'Du fromage'],
  ['le bord de le cahier', 'le bord du cahier'],
  ['envie de le faire', 'envie de le faire'],
  ['facile à les voir', 'facile à les voir'],
  ['arrête de le regarder', 'arrête de le regarder'],
  ['plaisir de les aider', 'plaisir de les aider'],
  ['le fait de le lui dire', 'le fait de le lui dire'],
  ['besoin de les en sortir', 'besoin de les en sortir'],
])('mends « %s »', (wrong, right) => {
  expect(mendContractions(wrong)).toBe(right);
  expect(mendContractions(right)).toBe(right);
});
