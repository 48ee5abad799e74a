import type { Language } from '#domain/language/text/spoken-words.ts';
import { CONCEPTS } from '#domain/search/concepts.ts';
import { normaliseText, stemOf } from './fold-words.ts';

/** Synonyms, one group per line; words of the other language are included. */
const GROUPS: Record<Language, string> = {
  fr: `supprimer suppression effacer effacement enlever virer delete retirer
résilier résiliation résil annuler désabonner désabonnement arrêter stopper quitter unsubscribe cancel
rétracter rétractation renoncer renonciation withdraw withdrawal
abonnement plan forfait formule offre souscription
prix tarif coût coûter payant euros cher combien
payer paiement régler facture facturation prélèvement débiter carte bancaire cb visa mastercard iban
rembourser remboursement
abonné follower followers fan
vue view lecture visionnage
like likes aime coeur
partage share republication
enregistrement favori save signet
compte profil chaîne
lier ajouter associer link
connecter connexion brancher autoriser autorisation lier relier
login identifier signin identifiant connexion
inscription inscrire créer
synchroniser synchronisation synchro sync actualiser rafraîchir refresh màj update
importer import charger téléverser upload
exporter export extraire récupérer
télécharger téléchargement download downloader
fichier csv zip json document
excel xlsx tableur classeur feuille
erreur bug panne échec échouer planter problème souci
refuser refus bloquer rejeter
limite quota maximum plafond crédit
gratuit free offert
sécurité facteur 2fa double authentification otp téléphone
voir voit vois visible
clé token jeton
api programme développeur
calcul calculer formule méthode
moyenne average mean
médiane median
arrondi rond exact précis précision
engagement taux interaction
accroche hook ouverture intro
script texte scénario
heure horaire moment créneau
prévision prévoir prédire
rapport analyse report bilan
résumé synthèse bilan récapitulatif récap rapport
lien url adresse
règle règlement condition
partager envoyer transmettre
destinataire mail email courriel e-mail message
historique ancien passé
corbeille récupérer restaurer restauration
archive sauvegarde backup
confidentialité rgpd donnée personnel info information privé
essayer tester démo démonstration exemple
test expérience ab
comparer comparaison versus
jour quotidien journalier daily quotidiennement
mois mensuel monthly
semaine hebdomadaire weekly hebdo
source provenance origine vient
rétention visionnage attention
audience public spectateur
hashtag mot-clé dièse
sous-titre parole transcription
vidéo clip reel tiktoks
moins petit inférieur rétrograder downgrade baisser
perdre perdu perdez égarer oublier oublié
téléphone smartphone mobile portable
différent différence diverger écart
viral exceptionnel commun percer exploser cartonner buzz buzzer décoller mieux outlier
nouveauté changement nouveau neuf version
répond réponse répondre sait
aide support assistance contact
langue anglais français traduction
couleur vert rouge jaune
assistant chatbot bot ia robot modèle
appât putaclic clickbait
définition signifier signification lexique
logo marque couleurs
studio analytics statistiques
fréquence fréquemment souvent cadence rythme
expirer expiration périmer périmé dépassé caduc
réglage paramètre préférence option configuration configurer
poster publier publication mettre-en-ligne
chiffre stats statistique nombre compteur donnée
demande ticket requête
ordinateur pc mac ordi
marque client annonceur partenaire
photo image capture
équipe collègue collaborateur
phrase mot texte
apprendre tuto tutoriel débuter démarrer commencer début
choisir choix sélectionner
prouver preuve fiable vérifier
dormir pause suspendre`,
  en: `delete remove erase deletion bin trash
cancel unsubscribe terminate quit stop
plan subscription tier package
price cost pricing pay expensive euros
payment billing invoice charge card bill bank visa mastercard
refund reimburse money
follower subscriber fan
view play watch
like heart
share repost
save favorite favourite bookmark
account profile channel
connect connection authorise authorize permission link
add attach link
login signin
signup register create enrol
sync synchronise synchronize refresh update
import load upload
export extract
download fetch
file csv zip json document
excel xlsx spreadsheet workbook
error bug failure fail failed broken crash problem issue work
refuse refused blocked reject denied declined
limit quota maximum cap allowance credit
free gratis
password passphrase credential
security factor 2fa authentication otp phone
see seen visible
key token
api programmatic developer
compute calculate calculation formula method
average mean
median middle
rounded round exact precise precision
engagement rate interaction
hook opening intro
script text scenario
hour time slot moment
forecast predict prediction
report analysis analyse analyze
summary overview recap report
link url address
rule condition regulation
send deliver recipient mail email
history past old
restore undo recover
archive backup
privacy gdpr personal data information info
try demo sample example
experiment test ab
compare comparison versus
daily day
weekly week
monthly month
source provenance origin come
retention watchtime
audience viewer public
hashtag tag
caption subtitle transcript speech
video clip reel
downgrade smaller lower cheaper less
lose lost losing forgot forgotten
phone smartphone mobile
differ different difference discrepancy else
change new news version changelog
help support contact assistance
language english french translation
colour color green red yellow
assistant chatbot ai bot model
bait clickbait putaclic
definition mean meaning signifie
logo brand colours
studio analytics statistics
outlier viral exceptional ordinary better buzz explode boom
missing empty blank
frequency frequently regularly cadence rhythm
expire expired outdated stale
setting preference option configuration configure
post publish publishing posting
number figure stat statistic metric count
ticket request
computer laptop pc mac desktop
brand client customer partner sponsor
picture photo image screenshot
team colleague coworker staff
line sentence phrase
start begin beginner started tutorial
choose pick select
proof reliable trust accurate verify
pause suspend hold freeze`,
};

/** Both prefixes must match `isMeaning`. */
const SYNONYM = '=';
const CONCEPT = '=c';

const byLanguage = new Map<Language, ReadonlyMap<string, readonly string[]>>();

/** The meaning keys shared by a stem and its synonyms, one per meaning. */
export function meaningsOf(stem: string, language: Language): readonly string[] {
  let signs = byLanguage.get(language);
  if (signs === undefined) {
    signs = readGroups(language);
    byLanguage.set(language, signs);
  }
  return signs.get(stem) ?? [];
}

/** Whether a key denotes a subject field, not a group of synonyms. */
export function isConcept(sign: string): boolean {
  return sign.startsWith(CONCEPT);
}

function readGroups(language: Language): Map<string, string[]> {
  const signs = new Map<string, string[]>();
  for (const [mark, groups] of [
    [SYNONYM, GROUPS],
    [CONCEPT, CONCEPTS],
  ] as const) {
    for (const [place, group] of groups[language].split('\n').entries()) {
      for (const word of group.trim().split(/[\s-]+/)) {
        const stem = stemOf(normaliseText(word), language);
        const known = signs.get(stem) ?? [];
        if (!known.includes(`${mark}${place}`)) signs.set(stem, [...known, `${mark}${place}`]);
      }
    }
  }
  return signs;
}
