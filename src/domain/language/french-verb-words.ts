/**
 * Irregular verbs: infinitive, present with tu, present with vous; then, where no rule gives it, imperative with tu and
 * with vous. Written from school conjugation tables (Bescherelle).
 */
export const IRREGULAR_VERBS: readonly (readonly string[])[] = `
être es êtes sois soyez
avoir as avez aie ayez
aller vas allez va
savoir sais savez sache sachez
vouloir veux voulez veuille veuillez
pouvoir peux pouvez
devoir dois devez
valoir vaux valez
faire fais faites
refaire refais refaites
défaire défais défaites
satisfaire satisfais satisfaites
dire dis dites
redire redis redites
interdire interdis interdisez
prédire prédis prédisez
contredire contredis contredisez
lire lis lisez
relire relis relisez
élire élis élisez
écrire écris écrivez
décrire décris décrivez
inscrire inscris inscrivez
réécrire réécris réécrivez
prescrire prescris prescrivez
prendre prends prenez
apprendre apprends apprenez
comprendre comprends comprenez
reprendre reprends reprenez
surprendre surprends surprenez
entreprendre entreprends entreprenez
mettre mets mettez
remettre remets remettez
permettre permets permettez
promettre promets promettez
admettre admets admettez
commettre commets commettez
soumettre soumets soumettez
transmettre transmets transmettez
battre bats battez
combattre combats combattez
abattre abats abattez
débattre débats débattez
venir viens venez
revenir reviens revenez
devenir deviens devenez
prévenir préviens prévenez
intervenir interviens intervenez
parvenir parviens parvenez
souvenir souviens souvenez
convenir conviens convenez
tenir tiens tenez
obtenir obtiens obtenez
maintenir maintiens maintenez
retenir retiens retenez
soutenir soutiens soutenez
contenir contiens contenez
détenir détiens détenez
appartenir appartiens appartenez
partir pars partez
repartir repars repartez
sortir sors sortez
ressortir ressors ressortez
sentir sens sentez
ressentir ressens ressentez
consentir consens consentez
mentir mens mentez
dormir dors dormez
endormir endors endormez
servir sers servez
desservir dessers desservez
courir cours courez
parcourir parcours parcourez
recourir recours recourez
secourir secours secourez
mourir meurs mourez
ouvrir ouvres ouvrez ouvre
couvrir couvres couvrez couvre
découvrir découvres découvrez découvre
recouvrir recouvres recouvrez recouvre
rouvrir rouvres rouvrez rouvre
offrir offres offrez offre
souffrir souffres souffrez souffre
cueillir cueilles cueillez cueille
accueillir accueilles accueillez accueille
recueillir recueilles recueillez recueille
fuir fuis fuyez
enfuir enfuis enfuyez
haïr hais haïssez
acquérir acquiers acquérez
conquérir conquiers conquérez
bouillir bous bouillez
voir vois voyez
revoir revois revoyez
prévoir prévois prévoyez
recevoir reçois recevez
apercevoir aperçois apercevez
décevoir déçois décevez
concevoir conçois concevez
percevoir perçois percevez
asseoir assieds asseyez
émouvoir émeus émouvez
croire crois croyez
boire bois buvez
connaître connais connaissez
reconnaître reconnais reconnaissez
paraître parais paraissez
apparaître apparais apparaissez
disparaître disparais disparaissez
naître nais naissez
suivre suis suivez
poursuivre poursuis poursuivez
vivre vis vivez
survivre survis survivez
revivre revis revivez
rire ris riez
sourire souris souriez
suffire suffis suffisez
plaire plais plaisez
taire tais taisez
distraire distrais distrayez
extraire extrais extrayez
conduire conduis conduisez
produire produis produisez
reproduire reproduis reproduisez
réduire réduis réduisez
traduire traduis traduisez
construire construis construisez
détruire détruis détruisez
cuire cuis cuisez
nuire nuis nuisez
introduire introduis introduisez
instruire instruis instruisez
séduire séduis séduisez
craindre crains craignez
plaindre plains plaignez
contraindre contrains contraignez
peindre peins peignez
atteindre atteins atteignez
éteindre éteins éteignez
teindre teins teignez
joindre joins joignez
rejoindre rejoins rejoignez
coudre couds cousez
moudre mouds moulez
résoudre résous résolvez
dissoudre dissous dissolvez
vaincre vaincs vainquez
convaincre convaincs convainquez
conclure conclus concluez
inclure inclus incluez
exclure exclus excluez
rompre romps rompez
interrompre interromps interrompez
perdre perds perdez
attendre attends attendez
rendre rends rendez
vendre vends vendez
revendre revends revendez
entendre entends entendez
descendre descends descendez
défendre défends défendez
dépendre dépends dépendez
suspendre suspends suspendez
étendre étends étendez
détendre détends détendez
tendre tends tendez
prétendre prétends prétendez
répondre réponds répondez
fondre fonds fondez
confondre confonds confondez
répandre répands répandez
tordre tords tordez
mordre mords mordez
pendre pends pendez
`
  .trim()
  .split('\n')
  .map(line => line.split(' '));

/** Verbs in -er whose e becomes è before a mute ending: tu achètes, vous achetez. */
export const GRAVE_ER: readonly string[] =
  `acheter racheter lever élever relever soulever enlever prélever mener emmener amener
ramener promener démener malmener surmener peser soupeser semer parsemer crever achever geler dégeler congeler surgeler
peler modeler démanteler harceler ciseler haleter crocheter`.split(/\s+/);

/** Verbs in -er that double their consonant: tu appelles, vous appelez. */
export const DOUBLING_ER: readonly string[] =
  `appeler rappeler épeler renouveler ensorceler étinceler ruisseler atteler ficeler
chanceler jeter rejeter projeter feuilleter étiqueter empaqueter voleter cliqueter`.split(/\s+/);

/** Common verbs in -er, known by name so that an imperative (« Regarde bien ») is told from a noun. */
export const COMMON_ER: readonly string[] =
  `abandonner abonner aborder accepter accompagner accorder accrocher accélérer activer adapter
admirer adopter adorer afficher affronter aider aimer ajouter aligner allumer améliorer analyser annoncer annuler appliquer
apporter apprécier appuyer arracher arrêter arriver arroser attacher attirer attraper augmenter avaler avancer avouer baisser
balayer bloquer booster bosser bouger brancher brosser brûler cacher calculer calmer capter casser changer chanter
charger chasser chauffer chercher clarifier cliquer coller commander commencer commenter comparer compléter
composer compter concentrer configurer confier conseiller conserver considérer consulter contacter continuer contrôler
copier corriger couper coûter créer creuser critiquer croquer cuisiner cultiver danser décaler décider déclarer décorer
découper défiler déguster délivrer demander démarrer démonter dépenser déplacer déposer désactiver désinstaller dessiner détailler
détecter détester deviner développer diffuser diminuer discuter diviser donner doser doubler douter éclairer économiser écouter
écraser éditer effacer égoutter élaborer éliminer emporter emprunter encourager engager enregistrer enrouler entraîner entrer
envoyer épargner éplucher essayer essuyer estimer étaler étirer étudier éviter évoquer exagérer examiner exister expliquer
exploiter explorer exporter exposer fabriquer facturer fermer filmer filtrer fixer fouetter former forcer frapper frotter gagner garder
gâcher générer gérer glisser goûter gratter griller habiller hésiter identifier ignorer imaginer imiter importer
imposer imprimer indiquer inspirer installer intégrer inventer inviter isoler jouer juger jurer justifier laisser lancer
laver libérer limiter lister livrer localiser louer maîtriser manger manquer marcher marier marquer masquer mélanger
mémoriser mentionner mesurer miser modifier monter montrer motiver multiplier nager négliger nettoyer noter
observer oser oublier pagayer paniquer parler partager participer passer payer penser persévérer piquer placer planifier planter
pleurer plier plonger porter poser positionner posséder poster pousser pratiquer précipiter préciser préférer préparer présenter
presser prier privilégier profiter programmer progresser proposer protéger prouver publier quitter raconter rajouter
ranger rappeler rapporter raser rater recharger rechercher récolter recommander recommencer récupérer redémarrer redouter regarder
regretter réinitialiser rejouer relancer relâcher remarquer rembourser remercier remplacer remuer rencontrer rentrer réparer
repasser répéter reporter reposer réserver respecter respirer ressembler rester retourner retirer retrouver réutiliser réveiller révéler
réviser rêver risquer rouler saler sauter sauvegarder saler savourer scroller sécher sélectionner séparer serrer signaler signer simplifier
skier soigner sonner souffler souhaiter souligner stocker stopper stresser supprimer surveiller tailler taper tartiner
télécharger tenter tester tirer tomber toucher tourner tracer traiter travailler traverser trembler tremper trier tromper
trouver utiliser valider varier verser vérifier vider viser visionner visiter vivifier voler voter voyager zoomer
soulager fier dénicher rapprocher coucher rallonger sauver expédier animer croiser régler tresser scotcher lessiver enterrer grouper enfoncer récompenser éloigner désabonner épingler détartrer fêter attaquer effleurer priver
pâtisser lier transformer cocher photographier allonger mouiller terminer rincer enfourner résilier cadrer alterner
arpenter assembler associer astiquer autoriser aérer bercer bricoler broder bouturer câliner caresser centrer choyer
circuler clipser cibler clouer coder coiffer combiner comprimer confirmer conjuguer contourner contracter débrancher
déballer décaper décoller décomposer dégager dégraisser déléguer démaquiller démêler dénouer dépoussiérer dérouler
désencombrer désherber détacher détourner diluer diriger documenter ébouter écarter échanger échauffer emballer
embrasser empiler enchaîner endurer enfermer enfiler enlacer ennuyer entourer équilibrer espacer espérer évaluer
féliciter figer flâner formuler fractionner froisser gonfler gommer graver hausser hydrater incliner infuser improviser
insister inspecter intercaler jardiner jongler masser maquiller marchander mériter meubler mixer nommer nuancer
numéroter négocier opter organiser orienter parfumer patienter peigner pincer pivoter plaisanter plaquer pointer poncer
ponctuer préchauffer purger quantifier ramasser ranimer rassembler rassurer rattraper réchauffer réclamer recopier
recoller recouper recycler rédiger refermer regrouper réguler relier remonter rempoter repérer repousser résister
résumer retarder retoucher saluer saturer scanner secouer segmenter séjourner solliciter spécifier stabiliser structurer
tamiser tamponner tâtonner teinter tricoter troquer user vaporiser ventiler vaquer verrouiller visualiser zapper appâter
adresser alléger amasser articuler aspirer assaisonner assumer attarder bâcler border boucher boucler bouder brasser
bûcher caler camoufler cartonner centraliser céder chuchoter classer claquer clôturer colorer comploter conter couler
couronner couver culpabiliser déborder débuter déceler déchiffrer déchirer décrocher dépanner dicter distinguer dompter
durer égaliser embaucher emménager énumérer étonner expérimenter exprimer fâcher finaliser fouiller freiner frôler
gaspiller grignoter grogner guetter guider héberger incarner incorporer informer interroger laminer lâcher manier
marteler mijoter moduler mordiller museler neutraliser occuper opposer pallier parier parrainer pardonner patauger
pédaler percer perdurer piocher pister plafonner polluer pomper postuler prioriser procrastiner prolonger prospecter
questionner quémander raccrocher raisonner réaliser réciter réconcilier reculer redresser référencer refuser renforcer
renverser reprogrammer résonner rigoler ronger ruminer saboter sangler sculpter siffler simuler stagner surcharger
surligner survoler tacher tapoter tâter téléphoner terroriser tolérer trancher triturer valoriser vexer`.split(
    /\s+/,
  );

/** Common verbs in -ir of the second group: tu finis, vous finissez. */
export const COMMON_IR: readonly string[] =
  `finir choisir réussir réfléchir remplir nourrir investir agir réagir grandir grossir maigrir
mincir ramollir ralentir rougir vieillir rajeunir bâtir saisir définir établir fournir garantir unir réunir punir guérir obéir trahir
envahir enrichir embellir éclaircir épaissir refroidir raccourcir rétrécir élargir approfondir accomplir applaudir avertir convertir
divertir franchir blanchir fleurir mûrir pétrir rôtir polir salir vernir durcir raffermir assouplir aplatir anéantir subir`.split(
    /\s+/,
  );

/** Verbs in -isser, not to be taken for the second group: vous glissez, tu glisses. */
export const ISSER: readonly string[] = [
  'glisser',
  'lisser',
  'visser',
  'dévisser',
  'tisser',
  'hisser',
  'plisser',
  'pisser',
  'tapisser',
  'esquisser',
];

/** Imperatives that are common nouns or adjectives too; at the start of a sentence they are verbs only before certain words. */
export const NOUN_TOO: readonly string[] =
  `adresse approche attache avance baisse bosse branche brosse cache calme casse charge chasse coupe
colle commande compte critique cuisine danse demande dépense dose double doute entre épargne estime étude force forme frappe garde grille
juge lance ligne liste livre marche marque mesure mise monte montre note offre pique place plante pose poste presse programme rate
reste rêve rencontre récolte réserve risque sale saute signe taille tape trace trempe tente vide visite vote
sors cours bois fonds souris mords zoome bloque contrôle copie expose filtre manque masque mélange pratique profite
porte pousse traite voyage crème règle récompense tresse couche fête cadre masse guide use boucle classe ponce moule teinte`.split(
    /\s+/,
  );
