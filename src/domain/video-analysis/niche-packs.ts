/** A subject that creators post about: words that tell it, and its hashtags, large ones and narrow ones. */
export interface NichePack {
  id: string;
  /** Beginnings of words without accents, French and English. */
  signs: readonly string[];
  broad: readonly string[];
  niche: { fr: readonly string[]; en: readonly string[] };
}

function pack(id: string, signs: string, broad: string, fr: string, en: string): NichePack {
  const list = (text: string) => text.split(' ');
  return { id, signs: list(signs), broad: list(broad), niche: { fr: list(fr), en: list(en) } };
}

/** By subject. The signs are looked for at the beginning of the caption's words and hashtags. */
export const NICHE_PACKS: readonly NichePack[] = [
  pack(
    'cooking',
    'recett cuisin cook recip gateau patiss dessert plat repas four poele pate sauce bake baking meal dinner lunch brunch',
    'recette cuisine food',
    'recettefacile cuisinemaison ideerepas recetterapide patisserie batchcooking',
    'easyrecipe homecooking mealprep dinnerideas baking quickmeals',
  ),
  pack(
    'fitness',
    'muscu fitness sport seance entrain abdos squat workout gym cardio exercis halter proteine physique training',
    'fitness sport musculation',
    'musculationfrance seancesport sportmaison renforcementmusculaire motivationsport',
    'homeworkout gymtips strengthtraining fitnessmotivation workoutroutine',
  ),
  pack(
    'running',
    'running course courir marathon trail footing runner semi kilometre',
    'running course trail',
    'courseapied marathon semimarathon debutantrunning planentrainement',
    'runningtips marathontraining beginnerrunner trailrunning runtok',
  ),
  pack(
    'beauty',
    'maquill makeup beaut skincare peau serum fond teint mascara rouge levre soin visage lipstick',
    'beauty maquillage makeup skincare',
    'routinesoin tutomaquillage astucebeaute soinduvisage peausensible',
    'skincareroutine makeuptutorial beautytips sensitiveskin makeuphacks',
  ),
  pack(
    'hair',
    'cheveu coiff hair boucl curly brush shampo pointe coupe balayage frange',
    'cheveux hair coiffure',
    'coiffurefacile cheveuxboucles routinecapillaire cheveuxlongs',
    'hairtutorial curlyhair haircareroutine hairtips',
  ),
  pack(
    'fashion',
    'mode tenue look outfit robe fashion style vetement dressing friperie thrift ootd garderobe',
    'mode fashion outfit',
    'ideetenue looksdujour friperie modefemme modehomme',
    'outfitideas ootd thrifted styletips capsulewardrobe',
  ),
  pack(
    'travel',
    'voyage travel vacances city weekend plage roadtrip hotel itiner destination avion randonn hike trip',
    'voyage travel',
    'voyagepascher roadtrip weekendenfrance conseilvoyage bonplanvoyage',
    'budgettravel roadtrip traveltips hiddengems weekendtrip',
  ),
  pack(
    'money',
    'argent budget invest epargne bourse impot econom salaire money saving finance etf livret stock',
    'finance argent money',
    'gestionbudget epargne investirdebutant educationfinanciere bourse',
    'budgeting savingmoney investingforbeginners personalfinance moneytips',
  ),
  pack(
    'business',
    'entrepreneur business client freelance vente marketing startup boutique ecommerce agence prospect brand',
    'entrepreneur business marketing',
    'freelancefrance entrepreneuriat conseilsbusiness creerentreprise marketingdigital',
    'smallbusiness freelancelife entrepreneurtips marketingtips sidehustle',
  ),
  pack(
    'career',
    'emploi entretien embauche recrut travail bureau carriere job interview resume career manager cv',
    'emploi carriere career',
    'entretiendembauche conseilcv rechercheemploi mondedutravail',
    'jobinterview careertips resumetips jobsearch worklife',
  ),
  pack(
    'learning',
    'etud exam revis cours bac lycee prof ecole study student school learn methode fiche',
    'etudiant study ecole',
    'methodederevision viesetudiante revisions lyceen',
    'studytips studywithme examseason studymotivation studentlife',
  ),
  pack(
    'languages',
    'anglais english espagnol langue vocabulaire grammaire accent language spanish french vocabul',
    'anglais english languages',
    'apprendrelanglais anglaisfacile vocabulaireanglais apprendreleslangues',
    'learnenglish languagelearning learnfrench vocabulary grammar',
  ),
  pack(
    'reading',
    'livre lecture roman lire book reading bibli auteur chapitre novel page',
    'booktok livre lecture',
    'booktokfrance conseillecture romanfantasy lecturedumoment',
    'bookrecommendations bookstagram fantasybooks currentlyreading',
  ),
  pack(
    'tech',
    'iphone android appli ordinateur tech logiciel clavier gadget laptop phone software pc windows apple',
    'tech technologie',
    'astuceiphone astucetech applicationutile bonplantech',
    'techtips iphonetips appsyouneed gadgetreview',
  ),
  pack(
    'ai',
    'chatgpt intelligence prompt llm openai automatis agent ia ai',
    'ia ai chatgpt',
    'intelligenceartificielle outilia promptchatgpt apprendreia',
    'aitools artificialintelligence promptengineering aitips',
  ),
  pack(
    'gaming',
    'gaming jeu gamer fortnite minecraft console manette stream playstation xbox nintendo game',
    'gaming jeuxvideo',
    'gamerfrance jeuxvideos minecraftfr fortnitefr retrogaming',
    'gamingtips gamerlife minecraftbuild fortniteclips retrogaming',
  ),
  pack(
    'home',
    'maison deco meuble salon cuisine chambre menage rangement home decor cleaning organis ikea interieur',
    'maison home deco',
    'decointerieur astucemenage rangementmaison deconaturelle',
    'homedecor cleaningtips homeorganization apartmentdecor',
  ),
  pack(
    'diy',
    'diy bricol atelier outil bois couture tricot crochet perceuse craft sewing paint peinture fabriqu',
    'diy bricolage',
    'faitmain travaildubois couturedebutant crochetfrancais renovation',
    'handmade woodworking sewingproject crochettok homerenovation',
  ),
  pack(
    'garden',
    'jardin plante potager fleur tomate semis garden plant seed terreau balcon',
    'jardin plantes garden',
    'potager jardinage plantesdinterieur balconfleuri permaculture',
    'gardening vegetablegarden houseplants balconygarden permaculture',
  ),
  pack(
    'pets',
    'chien chat chiot chaton animal dog cat puppy kitten croquette veterin lapin',
    'animaux pets',
    'chiensdetiktok chatsdetiktok educationcanine conseilveterinaire',
    'dogsoftiktok catsoftiktok dogtraining pettips',
  ),
  pack(
    'family',
    'bebe enfant maman papa grossesse parent famille baby kid mom dad parenting toddler',
    'parents famille parenting',
    'viedemaman conseilparent grossesse parentalite activiteenfant',
    'momlife parentingtips newborn toddleractivities dadlife',
  ),
  pack(
    'health',
    'sante sommeil stress anxiet medita yoga health sleep dos douleur hydrat wellness bienetre',
    'sante bienetre wellness',
    'gestiondustress routinebienetre yogadebutant mieuxdormir',
    'stressrelief wellnessroutine yogaforbeginners sleeptips',
  ),
  pack(
    'music',
    'musique chanson guitare piano chant concert rap music song singer beat producer album cover',
    'musique music',
    'coverguitare musiciensdetiktok apprendreleguitare chanteuse',
    'guitarcover musicproducer singersoftiktok newmusic',
  ),
  pack(
    'photo',
    'photo camera objectif photographe cadr lumiere portrait photograph lens montage editing capcut',
    'photographie photography',
    'photographefrance montagevideo astucephoto capcuttuto',
    'photographytips videoediting phonephotography capcuttutorial',
  ),
  pack(
    'cars',
    'voiture auto moto moteur permis garage car motor driving vehicule electrique',
    'voiture auto cars',
    'permisdeconduire mecaniqueauto voitureelectrique motardsdetiktok',
    'cartok carmaintenance electriccar learntodrive',
  ),
  pack(
    'football',
    'foot football ballon ligue match but gardien soccer goal psg om',
    'football foot',
    'ligue1 footballfrancais entrainementfoot analysefoot',
    'soccerskills footballtraining premierleague soccertok',
  ),
  pack(
    'history',
    'histoire history guerre roi reine antique moyen napoleon empire siecle ancient medieval',
    'histoire history',
    'histoiredefrance culturegenerale anecdotehistorique',
    'historytok historyfacts ancienthistory',
  ),
  pack(
    'science',
    'science physique chimie espace planete biolog experience space planet physics chemistry',
    'science sciences',
    'vulgarisationscientifique culturescientifique astronomie',
    'sciencefacts learnontiktok astronomy',
  ),
  pack(
    'ecology',
    'ecolo planete climat dechet recycl durable zero compost climate sustainable waste',
    'ecologie environnement sustainability',
    'zerodechet ecogeste secondemain consommerautrement',
    'zerowaste sustainableliving secondhand ecofriendly',
  ),
  pack(
    'humour',
    'humour drole sketch blague rire funny comedy joke skit parodie imitation',
    'humour comedy',
    'sketchhumour blaguedujour humourfrancais',
    'comedyskit funnymoments relatablehumor',
  ),
];
