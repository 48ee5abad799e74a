import { expect, test } from 'vitest';
import { frenchPlural } from './french-plural.ts';

const TABLE =
  `vidéo vidéos|erreur erreurs|cheval chevaux|journal journaux|canal canaux|animal animaux|signal signaux|festival festivals|bal bals
carnaval carnavals|récital récitals|régal régals|chacal chacals|travail travaux|vitrail vitraux|corail coraux|bail baux|détail détails
rail rails|éventail éventails|gâteau gâteaux|eau eaux|tableau tableaux|réseau réseaux|niveau niveaux|noyau noyaux|tuyau tuyaux
landau landaus|jeu jeux|feu feux|cheveu cheveux|lieu lieux|pneu pneus|bleu bleus|vœu vœux|bijou bijoux|caillou cailloux|chou choux
genou genoux|hibou hiboux|joujou joujoux|pou poux|clou clous|trou trous|sou sous|fou fous|bisou bisous|nez nez|voix voix|prix prix
mois mois|fois fois|gaz gaz|repas repas|choix choix|œil yeux|ciel ciels|monsieur messieurs|madame mesdames|bonhomme bonshommes
œuf œufs|os os|SMS SMS|IA IA|CTA CTA|match matchs|story stories|sandwich sandwichs|média médias|hook hooks|hashtag hashtags
chef-d’œuvre chefs-d’œuvre|arc-en-ciel arcs-en-ciel|grand-mère grands-mères|rendez-vous rendez-vous|week-end week-ends|mot-clé mots-clés
porte-clé porte-clés|chou-fleur choux-fleurs|hors-d’œuvre hors-d’œuvre|après-midi après-midi|sous-titre sous-titres
court-métrage courts-métrages|timbre-poste timbres-poste|Cheval Chevaux|Œil Yeux|abonné abonnés|clé clés|idée idées`
    .split(/[|\n]/)
    .map(pair => pair.trim().split(' '));

test.each(TABLE)('%s → %s', (one = '', many = '') => {
  expect(frenchPlural(one)).toBe(many);
});

test.each([
  ['pomme de terre', 'pommes de terre'],
  ['idée de repas', 'idées de repas'],
  ['sac à dos', 'sacs à dos'],
  ['travail d’équipe', 'travaux d’équipe'],
  ['gâteau au chocolat', 'gâteaux au chocolat'],
  ['chemise en lin', 'chemises en lin'],
  ["chef-d'œuvre", 'chefs-d’œuvre'],
  ['code promo', 'codes promo'],
  ['', ''],
  ['🔥', '🔥'],
  ['constructor', 'constructors'],
])('« %s » → « %s »', (one, many) => {
  expect(frenchPlural(one)).toBe(many);
});
