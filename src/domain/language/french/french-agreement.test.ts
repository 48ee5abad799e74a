import { expect, test } from 'vitest';
import { agreeAdjective, agreeParticiple } from './french-agreement.ts';

// masculine · feminine · masculine plural · feminine plural
const ADJECTIVES =
  `petit petite petits petites|grand grande grands grandes|simple simple simples simples|facile facile faciles faciles
beau belle beaux belles|nouveau nouvelle nouveaux nouvelles|vieux vieille vieux vieilles|fou folle fous folles|mou molle mous molles
blanc blanche blancs blanches|franc franche francs franches|sec sèche secs sèches|frais fraîche frais fraîches|doux douce doux douces
roux rousse roux rousses|faux fausse faux fausses|jaloux jalouse jaloux jalouses|long longue longs longues|public publique publics publiques
grec grecque grecs grecques|turc turque turcs turques|favori favorite favoris favorites|gros grosse gros grosses|gras grasse gras grasses
bas basse bas basses|épais épaisse épais épaisses|gentil gentille gentils gentilles|pareil pareille pareils pareilles|nul nulle nuls nulles
net nette nets nettes|muet muette muets muettes|complet complète complets complètes|concret concrète concrets concrètes
secret secrète secrets secrètes|discret discrète discrets discrètes|inquiet inquiète inquiets inquiètes|prêt prête prêts prêtes
aigu aiguë aigus aiguës|bref brève brefs brèves|premier première premiers premières|dernier dernière derniers dernières|cher chère chers chères
léger légère légers légères|heureux heureuse heureux heureuses|dangereux dangereuse dangereux dangereuses|actif active actifs actives
neuf neuve neufs neuves|créatif créative créatifs créatives|naturel naturelle naturels naturelles|bon bonne bons bonnes|ancien ancienne anciens anciennes
quotidien quotidienne quotidiens quotidiennes|mignon mignonne mignons mignonnes|européen européenne européens européennes
fin fine fins fines|plein pleine pleins pleines|brun brune bruns brunes|commun commune communs communes|meilleur meilleure meilleurs meilleures
intérieur intérieure intérieurs intérieures|trompeur trompeuse trompeurs trompeuses|créateur créatrice créateurs créatrices
révélateur révélatrice révélateurs révélatrices|menteur menteuse menteurs menteuses|normal normale normaux normales|génial géniale géniaux géniales
final finale finals finales|banal banale banals banales|fatal fatale fatals fatales|idéal idéale idéaux idéales|bleu bleue bleus bleues
gris grise gris grises|marron marron marron marron|orange orange orange orange|cool cool cool cool|chic chic chic chic
tout toute tous toutes|idiot idiote idiots idiotes|sot sotte sots sottes|malin maligne malins malignes|rigolo rigolote rigolos rigolotes
viral virale viraux virales|joli jolie jolis jolies|vrai vraie vrais vraies|mauvais mauvaise mauvais mauvaises|surpris surprise surpris surprises`
    .split(/[|\n]/)
    .map(row => row.trim().split(' '));

test.each(ADJECTIVES)('%s, %s, %s, %s', (masculine = '', feminine = '', masculines = '', feminines = '') => {
  expect(agreeAdjective(masculine, 'masculine')).toBe(masculine);
  expect(agreeAdjective(masculine, 'feminine')).toBe(feminine);
  expect(agreeAdjective(masculine, 'masculine', 'plural')).toBe(masculines);
  expect(agreeAdjective(masculine, 'feminine', 'plural')).toBe(feminines);
});

test.each([
  ['beau', 'appartement', 'bel'],
  ['nouveau', 'abonné', 'nouvel'],
  ['vieux', 'homme', 'vieil'],
  ['fou', 'espoir', 'fol'],
  ['nouveau', 'hashtag', 'nouveau'],
  ['beau', 'héros', 'beau'],
  ['beau', 'jour', 'beau'],
])('%s before %s is %s', (adjective, next, form) => {
  expect(agreeAdjective(adjective, 'masculine', 'singular', next)).toBe(form);
});

test('colours of two words never change', () => {
  expect(agreeAdjective('bleu clair', 'feminine', 'plural')).toBe('bleu clair');
});

const PARTICIPLES =
  `testé testée testés testées|fini finie finis finies|vendu vendue vendus vendues|ouvert ouverte ouverts ouvertes
mis mise mis mises|pris prise pris prises|fait faite faits faites|dit dite dits dites|dû due dus dues|inclus incluse inclus incluses
dissous dissoute dissous dissoutes|écrit écrite écrits écrites|peint peinte peints peintes|né née nés nées|créé créée créés créées`
    .split(/[|\n]/)
    .map(row => row.trim().split(' '));

test.each(PARTICIPLES)('%s, %s, %s, %s', (masculine = '', feminine = '', masculines = '', feminines = '') => {
  expect(agreeParticiple(masculine, 'masculine')).toBe(masculine);
  expect(agreeParticiple(masculine, 'feminine')).toBe(feminine);
  expect(agreeParticiple(masculine, 'masculine', 'plural')).toBe(masculines);
  expect(agreeParticiple(masculine, 'feminine', 'plural')).toBe(feminines);
});
