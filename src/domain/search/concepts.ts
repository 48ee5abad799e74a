import type { Language } from '#domain/language/text/spoken-words.ts';

/** Words of one subject field, one field per line: not synonyms, but a query with one may mean another. */
export const CONCEPTS: Record<Language, string> = {
  fr: `argent thune fric sous budget dépense payer coûter prix tarif
pirater piratage hacker intrus usurper usurpation vol voler volé suspect
arnaque phishing hameçonnage fraude escroquerie frauduleux louche
concurrent rival adversaire compétiteur concurrentiel concurrence confrère
créateur talent influenceur tiktokeur artiste profil
agence cabinet entreprise société boîte pro professionnel
planifier programmer automatique automatiser récurrent périodique régulier planification
baisse chute chuter descendre diminuer dégringoler effondrer flop bide reculer moins régresser plonger
hausse monter augmenter grimper progresser croissance évoluer évolution gagner
durée longueur temps long délai
taille poids volumineux lourd mo giga mégaoctet poids gros
vide blanc rien aucun zéro manquant absent disparaître
expliquer explication interpréter comprendre sens signifier décrypter piger éclaircir
retrouver chercher rechercher localiser
garder conserver stocker conservation rétention stockage
vendre revendre revente vente monétiser
visible public privé secret confidentiel cacher masquer dissimuler
employé personnel équipe salarié collaborateur collègue
consulter regarder ouvrir visualiser
annuler défaire revenir arrière
doublon double deux
montrer afficher affichage présenter exposer
lien url adresse
graphique courbe diagramme
colonne entête champ
idée inspiration suggestion proposition proposer suggérer
rédiger écrire écriture rédaction
finir fin conclusion terminer conclure
inventer halluciner hallucination mentir faux bêtise tromper
intelligence ia llm gpt chatgpt openai claude mistral ollama
prestataire tiers fournisseur traitant
hébergement héberger serveur hébergé
attendre attente patienter patience
avis témoignage commentaire retour étoile opinion recommander
plateforme réseau instagram youtube snapchat facebook shorts
handicap accessibilité malvoyant aveugle
juridique légal loi droit
alerte notification prévenir avertir notifier webhook alerter
thème sombre clair nuit apparence mode
avatar photo portrait
échéance prélèvement mensualité renouvellement
vacances congé pause
résultat performance score
conseil astuce recommandation améliorer optimiser progresser
réussir succès marcher fonctionner cartonner percer
poster publier publication diffuser
sauver sauvegarder enregistrer
filigrane watermark logo
code otp sms
déconnecter session appareil
public audience spectateur démographie
seuil minimum minimal échantillon plancher
intervalle fourchette marge incertitude
fiable fiabilité confiance sûr sérieux
signaler réclamation plainte problème
joindre contacter écrire appeler
membre utilisateur inscrit
raison cause pourquoi expliquer
rapport livrable reporting bilan synthèse compte-rendu
connecteur intégration brancher logiciel outil bi
requête appel endpoint
remise réduction promo rabais
essai essayer tester démo
abandonner partir quitter fermer clôturer
gâcher erreur tromper accident
habitude routine rituel
texte sous-titre parole
variante version
meilleur top classement record
renommer nommer pseudo nom
déplacer migrer transférer portabilité déménager`,
  en: `money cash budget spend pay cost price
hack hacked intruder steal stolen thief hijack suspicious
scam phishing fraud fraudulent fake shady legit
competitor rival competitive competition
creator talent influencer tiktoker artist profile
agency firm company business professional enterprise
schedule plan automatic automate automated recurring periodic regular
drop fall decline decrease lower flop slump plummet collapse sink tank less fewer
rise climb increase grow growth gain progress
length duration long time
size weight heavy big large mb gb megabyte
empty blank nothing none zero missing absent vanish gone
explain explanation interpret understand meaning decipher clarify
find search locate look
keep store retain storage retention
sell resale sold monetise
visible public private secret confidential hide conceal mask
employee staff team worker colleague
open view consult look
undo reverse revert rollback
duplicate twice double
display show present
link url address
chart graph curve diagram
column header field
idea inspiration suggestion suggest propose proposal
write draft writing compose
finish end conclusion conclude
invent hallucinate hallucination lie false nonsense fabricate
intelligence ai llm gpt chatgpt openai claude mistral ollama
vendor processor subprocessor subcontractor supplier third
hosting host server hosted
wait waiting delay patience
review testimonial feedback opinion star recommend
platform network instagram youtube snapchat facebook shorts
disability accessibility blind impaired
legal law right
alert notification notify warn warning webhook tell
theme dark light night appearance mode
avatar picture photo
due renewal instalment
holiday vacation pause break
result performance score outcome
advice tip recommendation improve optimise tricks
succeed success famous popular viral
post publish upload
save keep download
watermark logo mark
code otp sms
device session logout
audience viewer demographic
floor minimum threshold sample
interval range margin uncertainty band
reliable reliability trust safe serious
report complaint complain problem
reach contact write call
member user registered
reason cause why explain
report deliverable reporting summary
connector integration plug software tool bi
request call endpoint
discount promo coupon rebate
trial try test demo
leave close quit exit
mistake accident wrong
habit routine ritual
text subtitle words
variant version
best top ranking record
rename name nickname username handle
move migrate transfer portability`,
};
