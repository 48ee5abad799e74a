import type { Gender } from './french-agreement.ts';

/** Common nouns of creators whose ending is misleading or uninformative. Written from usage. */
const FEMININE =
  `équipe vidéo photo story appli application vie main fin peau eau clé mer nuit dent part mort fois soif faim loi foi voix
croix noix paix image page plage cage nage rage maison chanson saison raison leçon façon boisson moisson chair fleur couleur valeur
douleur odeur chaleur longueur hauteur largeur peur erreur humeur lueur vapeur rigueur erreurs moto radio info intro crypto muscu vente
mode méthode période étape routine marque boutique niche chaîne liste idée recette astuce tête bouche langue musique
question audience semaine journée année heure minute seconde seule fille femme mère sœur amie copine cible force forme énergie scène caméra
lumière voiture table chambre cuisine salle porte fenêtre rue ville place patience attente envie confiance chance lettre phrase
réponse règle ligne limite tendance bio newsletter team playlist battle pub promo démo taille robe jupe chemise veste poche
banque facture commande livraison offre remise somme dette bourse assurance retraite plante terre pâte farine crème sauce viande soupe salade
base barre barbe jambe cuisse épaule hanche poitrine ceinture série vie copie sortie partie santé bonté journée dictée`.split(
    /\s+/,
  );
const MASCULINE =
  `compte titre texte contenu message montage problème système programme thème rythme objectif texte style rôle
contrôle modèle exemple nombre chiffre mètre kilomètre centre sourire rire livre verre beurre sucre poivre café thé lycée musée
trophée geste reste poste test texte groupe manque masque risque cadre ordre désordre arbre ventre muscle ongle angle cercle article
public doute compte coude monde mode-d’emploi domaine capitaine magazine mètre silence commerce service exercice bénéfice dentifrice sacrifice
caprice indice vice incendie génie foie parapluie côté été pâté comité degré marché bébé blé dé pré téléphone ordinateur micro site
logiciel budget hook hashtag public abonné commentaire anniversaire salaire horaire inventaire partenaire vocabulaire crâne organe
charme dictionnaire univers corps temps bras dos nez choix prix poids fils jour mois an matin soir squelette régime véhicule`.split(
    /\s+/,
  );
const feminine = new Set(FEMININE);
const masculine = new Set(MASCULINE);

const BY_ENDING: readonly (readonly [RegExp, Gender])[] = [
  [/(?:[tsx]ion|[tg]ion|nion)$/u, 'feminine'],
  [/(?:té|tié)$/u, 'feminine'],
  [/(?:age|isme|ithme|ment|oir|eau|ail|eil|euil|ier|teur|phone|scope|gramme)$/u, 'masculine'],
  [
    /(?:ette|elle|esse|enne|onne|ence|ance|ure|ude|ise|ade|ée|ie|ine|aine|euse|rice|oire|ère|otte|ille|ogne|gne|que|che|ouche|ose|ase|ole|ace)$/u,
    'feminine',
  ],
  [/[^e]$/u, 'masculine'],
];

/** The gender of a listed singular noun; null for any other word. */
export function knownGender(noun: string): Gender | null {
  const word = noun.normalize('NFC').trim().toLowerCase();
  if (feminine.has(word)) return 'feminine';
  return masculine.has(word) ? 'masculine' : null;
}

/** The gender of a French singular noun from a short list and its ending; null where the ending is not informative. */
export function guessGender(noun: string): Gender | null {
  const word = noun.normalize('NFC').trim().toLowerCase();
  if (word === '') return null;
  return knownGender(word) ?? BY_ENDING.find(([ending]) => ending.test(word))?.[1] ?? null;
}
