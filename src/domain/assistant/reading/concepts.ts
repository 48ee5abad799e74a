import type { Language } from '#domain/language/text/spoken-words.ts';

/**
 * Concepts that words refer to, in either language; the frames are built from these. Regular expressions on plain text.
 */
const WORDS = {
  views: {
    fr: 'vues?|visionnages?|visionnees?|visionne|regardees?|regarde(?:nt)? (?:plus )?mes videos|impressions?|lectures?|vu mes videos',
    en: 'views?|viewed|viewings?|watched|watching|watch|plays?|impressions?|eyeballs|seen by|seen my videos',
  },
  likes: { fr: 'likes?|likees?|j aime(?! (?:bien|pas|trop))|coeurs?|aimees?', en: 'likes|liked|hearts?' },
  comments: { fr: 'commentaires|commentees?|reagir', en: 'comments|commented' },
  shares: { fr: 'partages|partagees?|reposts?', en: 'shares|shared|reposts?' },
  saves: {
    fr: 'enregistrees?|enregistrements|sauvegardees?|sauvegardes?|favoris',
    en: 'saves|saved|bookmarks?|bookmarked|favou?rites?',
  },
  engagement: { fr: 'engagements?|interactions?', en: 'engagements?|interactions?' },
  followers: {
    fr: 'abonnes?|followers?|communaute|commu|fans?|me (?:suivent|suivre)|mon suivi|desabonn\\w*|perdu du monde|gagne du monde|du monde|la team|audience|croissance (?:du|de mon) compte|gens .{0,20}suiv\\w+|a me suivre',
    en: 'followers?|follow(?:ed|ing)? me|following|unfollow\\w*|community|fans?|the fam|new folk|(?:lose|lost|gain|gained) people|audience|account growth|growth of (?:my|the) account|following me',
  },
  video: {
    fr: 'videos?|publications?|posts?|clips?|tiktok|vlogs?',
    en: 'videos?|posts?|publications?|uploads?|tiktok|clips?|ones|reels?',
  },
  latest: {
    fr: 'derniere? (?:petite )?(?:video|publication|post)|(?:video|publication|post) (?:la )?plus recente?|(?:toute |petite )derniere?|avant derniere?|nouvelle video|(?:derniere?|publication la) plus recente|petite derniere|derniere (?:en date|mise en ligne)|celle que je viens|viens de (?:mettre|poster|publier)',
    en: '(?:last|latest|newest|most recent|new) (?:wee |little )?(?:video|post|upload|one|tiktok|yin)|newest one|last one|video before last|just (?:posted|uploaded|published)|uploaded a new video',
  },
  one_video: {
    fr: '(?:la|cette|ma|une|ta|c te|de la|sur ma|dans ma) (?:petite |toute )?(?:derniere |nouvelle |avant )*(?:video|publication)|celle d|celle du|celle de|video (?:d|du|de|que|ou|sur|intitulee|la plus recente)|video la|elle (?:a|marche|est|en)|zlien|zcitation|zvideoid',
    en: '(?:the|that|this|my|a) (?:last |latest |newest |new |most recent |wee )*(?:video|post|one|upload)(?! s)|video (?:of|from|about|where|entitled|before)|(?:yesterday|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|night) s (?:one|video|post)|yesterday video|zlien|zcitation|zvideoid',
  },
  quote: { fr: 'zcitation', en: 'zcitation' },
  link: { fr: 'zlien|zvideoid', en: 'zlien|zvideoid' },
  handle: { fr: 'zcompte', en: 'zcompte' },
  tag: { fr: 'ztag', en: 'ztag' },
  account: { fr: 'compte|profil', en: 'account|profile' },
  accounts: {
    fr: '(?:mes|tous|nos|les|trois|2|3|differents) (?:2 |3 |deux |differents ){0,3}(?:comptes|profils)|kel compte|quel compte|lequel de mes|lekel de mes|meilleur compte|second compte|chaque compte|compte par compte|compte pro|compte perso|un seul de mes comptes|comptes|mes pages|quel profil|profils|parmi les miens|compte le plus',
    en: '(?:my|all|our|the|three|2|3|those|me|of) (?:2 |3 |various |own ){0,3}accounts|both of my profiles|which (?:of my )?accounts?|best account|second account|account by account|business account|personal one|accounts|every account|each account|my profiles|my pages|which of my (?:accounts|profiles|pages)|of my profiles|most followed account|account wins|account should',
  },
  stats: {
    fr: 'stats|statistiques?|chiffres?|performances?|bilan|resume|resultats?|topo|apercu|point|vue d ensemble|donnees|que vau?t|ca donne quoi|se porte|etat des lieux|tableau de bord|recap\\w*|ou en sont',
    en: 'stats|statistics|figures?|numbers|performance|overview|summary|results?|rundown|recap|data|report card|how healthy|health|how good is|look|status|state of|dashboard',
  },
  count: { fr: 'combien|nombre|total|cumul|compte(?:r)? les', en: 'how many|how much|number of|total|count' },
  which: {
    fr: 'quel(?:le)?s?|lequel|laquelle|lesquel(?:le)?s',
    en: 'which|what',
  },
  better: {
    fr: 'mieux|meilleure?s?|battu|bat|superieure?s?|devant',
    en: 'better|beat\\w*|higher|stronger|ahead|more',
  },
  improved: { fr: 'progresse\\w*|en progres|ameliore(?:e|es)?|evolue', en: 'improved|progressed|evolved' },
  best: {
    fr: 'meilleure?s?|le plus(?! recent)|les plus(?! recent)|la plus(?! recent)|le mieux|cartons?|cartonn\\w*|succes|stars?|top|bangers?|pogne|pepites?|le plus de|preferees?|fait un malheur|(?:le|la) \\+|dechire\\w*|records?',
    en: 'best|most(?! recent)|top|biggest hits?|hits?|bangers?|stars?|successes|highest|killing it|went mental|brilliant|joints|favou?rite|winners?|record',
  },
  hit: {
    fr: 'cartons?|bangers?|gros succes|plus gros succes|pepites?|podium|fait un tabac|fait parler|populaires?|performantes?|reussies?|fait le buzz|vedettes?',
    en: 'biggest (?:hits?|successes)|hits|bangers?|successes|top joints|star videos?|podium|took off|popular|outperform\\w*|talking most|performed best|hall of fame|standouts?',
  },
  worst: {
    fr: 'pires?|le moins|les moins|flop\\w*|bides?|rates?|claquees?|moins bons?|moins bien (?:fonctionne|marche)|nulles?|mauvaises?|ratees?|foirees?|boudees?|plantees?|catastroph\\w*|decevantes?|fiascos?|derniers du classement|echecs?',
    en: 'worst|flop\\w*|least|poorest|rubbish ones|lowest|weakest|bombed|duds?|failed|failures?|underperform\\w*|disappointing|bottom \\d*|bombs|weak(?:er)? videos',
  },
  rank: {
    fr: 'classe(?:r|ment)?|top \\d+|liste(?:r|z)?|trie(?:r|z)?',
    en: 'rank(?:ing)?|sort|top \\d+|list',
  },
  compare: {
    fr: 'compar\\w*|cote a cote|mets? en (?:regard|face)|mettre en regard|en face|departage\\w*|les unes? (?:par rapport )?(?:aux|face aux) autres|fais le match|match entre|confront\\w*|parallele|en parallele|a cote de (?:ceux|celles|ceu)',
    en: 'compar\\w*|side by side|next to each other|set .{1,30} against|stack\\w* up|set (?:the|my)|one another|against each other|rank relative|head to head|match up|line up|set .{1,30} beside|next to (?:those|that)|beside',
  },
  versus: {
    fr: 'vs|versus|contre|face a|face au|face aux|par rapport|mieux que|moins (?:bien )?que|plus (?:de vues )?que|superieurs? a|mieux qu avant|que (?:le|la|l) (?:mois|semaine|annee)|difference|diff|mieux ke|depasse|progresse par rapport|au dessus ou en dessous|en progres|progres|autant que|mieux qu en|plus qu en|moins qu en|ou (?:pas|moins) qu|evolue depuis|par rapport|meilleure? que|battu',
    en: 'vs|versus|against|compared (?:to|with)|than|difference|above or below|up or down on|up on|down on|improved on|better or worse|bettern|overtaken|relative to|as good as|beat(?:ing|en|s)?|ahead of|behind|next to|more in|or in|improve\\w* since|compare\\w*',
  },
  up: {
    fr: 'hausse|monte\\w*|augmente\\w*|explos\\w*|grimp\\w*|pic|progress\\w*|bond|decoll\\w*|remont\\w*|croissance|grossi\\w*|grandi\\w*|rebond\\w*|boom|envol\\w*|bondi\\w*|s est passe de bien|remontee|autant de vues|tout a coup|d un coup|subitement|boost\\w*|explos\\w*|decoll\\w*',
    en: 'rise|rising|rose|increase\\w*|up|jump\\w*|blew up|spike|peak|grow\\w*|growth|high|soar\\w*|climb\\w*|rebound\\w*|surg\\w*|boom\\w*|took off|skyrocket\\w*|doubled|so many views|suddenly|all of a sudden|out of nowhere|explode\\w*|take off',
  },
  down: {
    fr: 'baiss\\w*|chut\\w*|diminu\\w*|plong\\w*|degringol\\w*|effondr\\w*|ecroul\\w*|recul\\w*|perdu|perte|descend\\w*|mortes?|planter?|plante|moins de vues|moins de|en berne|plus personne|fondu\\w*|plomb\\w*|trou|creux|stagn\\w*|coule\\w*|a la baisse|a plat|moribond\\w*|pourri\\w*|en chute libre|calmee?s?|si mauvaise?|mauvaise|moins de vues|pas terrible|nulle|si peu|peu de',
    en: 'drop\\w*|fall\\w*|fell|decreas\\w*|declin\\w*|tank\\w*|collaps\\w*|shr[aiu]nk\\w*|sliding|loss|lost|go(?:ne|ing)? down|nosedive|fewer|pear shaped|died|plummet\\w*|nobody watch\\w*|nobody is watching|less views|slump\\w*|melt\\w*|dragged|dip\\w*|plung\\w*|stagnat\\w*|sank|sink\\w*|slipp\\w*|flat|dried up|low|worse|bad patch|so bad|poor|rough|so few|few',
  },
  why: {
    fr: 'pourquoi|comment ca (?:se fait|que)|comment ca|d ou vient|d ou ca vient|explique(?:z|r)?(?: moi)?|a quoi attribu\\w*|cause|raison|facteurs|qu est ce qui (?:s est passe|explique|a)|comprendre (?:ce qui|d ou)|decompose|ce qui a (?:fait|cause|joue)|quoi qui a|c est quoi qui a|a cause de (?:quoi|qui)|comment expliquer|explication|comprendre|pour quelle|c est du a quoi|du a quoi|a quoi c est du|qu est ce qui a|due? a|cloche|prennent plus|prend plus|que s est il passe|s est il passe|c est la faute|faute a (?:quoi|qui)|en cause',
    en: 'why|how come|explain|reason|cause\\w*|what happened|what s behind|behind|where does .{1,25} come from|where did .{1,25} come from|comes from|factors|accounts for|attribute|made it|what made|break down|understand what|what s after happening|because of what|how do you explain|how would you explain|what dragged|understand|what s up with|what s going on with|responsible for|what went|drove|driv\\w*|due to|wrong with|catch on|down to|explanation|what went on|what s to blame|to blame|reason|what gives',
  },
  change: { fr: 'evolution|variation|changement|ecart', en: 'change in|evolution|variation|shift|trend' },
  frequency: {
    fr: 'frequence|rythme|cadence|souvent|regulierement|reguli\\w+|assez souvent|par semaine|fois par|rien (?:publie|mis|poste)|calendrier de mes publications|frequemment|en moyenne|moyenne de publications|assez|trop',
    en: 'frequency|rhythm|pace|how often|often|regular\\w*|consistent\\w*|a week|per week|frequently|posting schedule|calendar of my|last published|stuck anything up|posted nothing|enough|on average|number of posts|average number of posts|too much|too often',
  },
  rhythm: {
    fr: 'frequence|rythme|cadence|assez souvent|rien (?:publie|mis|poste)|calendrier de mes publications|entre 2 videos|moyenne de publications|tous les jours|chaque jour|chaque semaine|quotidiennement',
    en: 'frequency|rhythm|pace|how (?:often|frequently)|posting schedule|calendar of my|last published|posted nothing|consistent\\w*|between 2 videos|average number of posts|how long ago was my last|every day|each day|daily|every week',
  },
  post: {
    fr: 'poste[rsz]?|postees?|publie[rsz]?|publiees?|mis(?:es)? en ligne|mettre en ligne|mise en ligne|sorti(?:es?)?|balancees?|poster|drop|mettre mes videos?|mise[sz]? en lignes?|publication|publications?|publie',
    en: 'post|posts|posting|posted|publish\\w*|upload\\w*|put out|putting out|put up|pit up|banged out|drop|stick\\w*|stuck|lobbing|publication|uploads?',
  },
  when: {
    fr: 'quand|a quel(?:le)? (?:heure|moment)|quel(?:le)?s? (?:heure|moment|jour)s?|heures?|horaires?|creneaux?|moment|kan',
    en: 'when|what time|which (?:day|hour)|what (?:hour|day)|hours?|slots?|best time|right time|timing|moment|time of day',
  },
  slot: {
    fr: 'creneaux?|horaires?|meilleure heure|bonne heure|bon moment|meilleur moment|moment ideal|moment de la journee|quelle heure|quelles heures|a quel moment|quel moment|quel jour|quels jours',
    en: 'time slots?|slots?|timing|best (?:hour|time)|right time|right moment|best moment|good time|evening posts|morning posts|which hours?|what hours?|which days?|which weekday|audience (?:around|online|active)',
  },
  worth: {
    fr: 'vaut (?:le coup|la peine|il mieux|mieux)|bonne idee|marche\\w* (?:le )?mieux|mieux',
    en: 'worth it|good idea|works? (?:best|better)|better|do best',
  },
  day: {
    fr: 'jours?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|soir|midi|nuit|week end|apres midi|en semaine|journee',
    en: 'days?|monday|tuesday|wednesday|thursday|friday|saturdays?|sundays?|morning|evening|night|weekends?|weekdays?|afternoon|arvo|noon|pm|am|daytime',
  },
  hashtag: { fr: 'hashtags?|dieses?|mots? dieses?|tags?|mots cles', en: 'hashtags?|tags?' },
  hook: {
    fr: 'accroches?|hooks?|intros?|introductions?|ouvertures?|phrases? d ouverture|premiere phrase|premieres secondes|debuts? de (?:mes )?videos?|phrase de debut|phrase choc|d ouvrir|en ouverture|accrochent|commence(?:nt|r)? (?:ma video|par)|demarrer ma video|phrase qui (?:tape|claque)|demarrent fort|ouvrir par|ouvrir avec|commencer par|debuter|premiers mots|entree en matiere|debut de video|attaque|lancer ma video|(?:demarrer|commencer) (?:une|ma) video|phrases? d accroche|commence souvent|ouvre (?:souvent )?(?:par|avec|sur)',
    en: 'hooks?|intros?|openings?|opening lines?|first (?:line|sentence|three seconds|3 seconds)|ways? of opening|open with|start(?:ing)? (?:with|my video)|punchy line|line that|start strong|at the start|opening with|begin(?:ning)? with|first words|first few seconds|lead in|kick off|opener|openers|(?:start|open|kick off) (?:a|my) video|first lines|often open|i open|i start',
  },
  duration: {
    fr: 'durees?|longueurs?|secondes?|sec|minutes?|min|combien de temps|trop (?:courte?s?|longue?s?)|longues?|courtes?|brieve?s?|dure|longtemps|duree moyenne|raccourcir|long|court|formats? (?:longs?|courts?)|plus court|plus long',
    en: 'durations?|lengths?|lengthwise|seconds?|secs?|minutes?|1min|how long (?:should|must|are|is a)|too (?:short|long)|shorter|longer|short|long|brief|a long time|ramble|long formats?|short formats?|long form|short form',
  },
  length: {
    fr: 'durees?|longueurs?|combien de (?:secondes|sec|temps) (?:doit|pour une|pr une)|formats? (?:longs?|courts?)|plus (?:courtes?|longues?|court|long)|minutage|allonger|raccourcir|depasser la minute|plus d une minute',
    en: 'durations?|lengths?|lengthwise|how long (?:should|must)|how many secs?(?:onds)? for|long formats?|short formats?|going shorter|long form|short form|run ?time|trim(?:ming)?|shorter|longer|exceed\\w*',
  },
  good: {
    fr: 'c est bien|bien ou|bon|bons|bonne|normal|correcte?|satisfaisant|dans la moyenne|la moyenne|au dessus de la moyenne|honorable|honnete|nul|faibles?|mauvais|c est tu bon|c bien|costaud|considere\\w*|la norme|il est bon|inquieter|rejouir|fiere?|pas mal|acceptable|mediocre|suffisant|a la hauteur|me place|dans les normes|ca vaut quoi|vaut quoi|normale?s?|elevee?s?|faibles?|bas',
    en: 'good|normal|average|decent|satisfactory|respectable|weak|bad|any good|worried|rubbish|pants|alright|embarrassing|considered|canny|in line with|pleased|proud|not bad|acceptable|poor|enough|measure up|counts as|up to scratch|within the norm|happy with|worth|what s .{1,12} worth|low|high|equally good|healthy',
  },
  reference: {
    fr: 'moyenne|secteur|du marche|norme|reperes?|references?|points de reference|autres (?:createurs|comptes)|comptes? (?:comme le mien|de ma taille)|niche|par rapport aux autres|me situe|situe|me comparer|face aux autres|les autres|concurrence|marche en general',
    en: 'averages?|industry|market|norm|benchmarks?|references?|reference points|other (?:creators?|accounts|folk)|accounts? (?:like mine|of my size)|niche|yardsticks?|relation to|where do i stand|rate next to|compare myself|other people s|the rest|others|competition|peers|within the norm',
  },
  percent: { fr: 'pct|pour cent|taux', en: 'pct|percent|rate' },
  advice: {
    fr: 'conseil\\w*|recommand\\w*|tips?|pistes|astuces|axes d amelioration|plan d action|suggestions?|priorites?|aide moi a (?:percer|grandir|progresser|faire)|en priorite|trucs a me|piste|coup de pouce|strategie|feuille de route|marche a suivre pour (?:progresser|grandir)',
    en: 'advice|advise|recommend\\w*|tips?|leads|areas (?:of|for) improvement|action plan|pointers|suggest(?! (?:some )?hooks)|help me (?:grow|blow)|put me on game|priorit\\w*|any lead|lead for|strategy|roadmap|guidance|next steps?|a hand with growing',
  },
  improve: {
    fr: 'amelior\\w*|progresser|changer|corriger|quoi faire|que faire|je fais quoi|faire quoi|ferais|devrais|augmenter?|decolle|percer|grandir|concentrer mes efforts|avoir plus de|prochaine chose a faire|doi|changerais|travailler en premier|quoi travailler|faire mieux|quoi changer|que changer|par quoi commencer|booster|relancer|debloquer|passer un cap|m y prendre|je stagne|n avance (?:pas|plus)|faire de mieux|puis je faire|augmenter mes|dois je|devrais je|que faire (?:maintenant|ensuite)',
    en: 'improv\\w*|get better|should i change|need to change|2 change|fix|what to do|what do i do|what should i|should i do|grow|get more|get this off|taking off|concentrate my efforts|differently|spend them|work on|would you change|doing better|do better|boost|where to start|revive|unstuck|step up|up my game|next level|i m stuck|increase my|able to improve|raise my|must i change|i should do|make progress|should i do',
  },
  experiment: {
    fr: 'experiences?|experiment\\w*|tests?(?! test)|test a ?b|a b test|test ab|hypotheses?|variantes?|version a|version b|a ou b|essai a b|essais?',
    en: 'experiments?|tests?(?! test)|a b test|ab test|hypothes[ei]s|variants?|version a|version b|a or b|trials?',
  },
  quota: {
    fr: 'quotas?|credits?|limites?(?! de temps)|compteurs?|consommation|consomme|decompte\\w*|epuise|utilisation|cram\\w* tout|a zero|a 0|recharge|renouvel\\w*|droit|en reserve|grise|reapprovisionn\\w*|recredit\\w*|plafond',
    en: 'quotas?|credits?|limits?|counters?|usage|consumed|deducted|exhausted|used? it all(?: up)?|used up|burn\\w* through|blow through|reset|back to zero|renew|entitled|in reserve|in the tank|greyed out|balance|come back|spent it all|topped up|allowance|(?<!no )cap|used so far',
  },
  counter: {
    fr: 'quotas?|credits?|compteurs?|limites?|plafond|allocation|questions (?:je )?(?:peux|puis)',
    en: 'quotas?|credits?|counters?|limits?|allowance|(?<!no )cap|questions can i',
  },
  left: {
    fr: 'reste\\w*(?! du script)|restants?|restantes?|encore (?:droit|generer|faire|du credit|combien|des (?:analyses|questions|scripts|credits))|deja utilise\\w*|tout (?:utilise|claque|depense)|m en reste|plus (?:de|d) analyses|disponibles?|dispos?|me restent',
    en: 'left|remaining|still (?:ask|make|generate|have)|already used|do i have left|have left|any more|remain\\w*|available|allowance',
  },
  analysis: { fr: 'analyses?|rapports?', en: 'analysis|analyses|reports?' },
  plan: {
    fr: 'abonnements?|formules?|forfaits?|offres?|plans?(?! d action)|premium|business|gratuite?|tarifs?|cher|combien par mois|dispendieux|starter|freemium|payante?|tarots|mensuel|je paie|payer|forfait actuel',
    en: 'subscriptions?|plans?|premium|business(?! (?:partner|account))|free (?:plan|1|one|tier)|free what|pricing|starter|upgrade|pay|paying|paid plan|quid|dear|what s the damage|yearly|i pay|do i pay',
  },
  price: { fr: 'prix|coute\\w*|cout|tarif', en: 'pric\\w*|costs?|how much is' },
  sync: {
    fr: 'synchro\\w*|a jour|mise a jour|actualis\\w*|rafraichi\\w*|collecte|datent|date de quand|se met a jour|se mettent|apparait pas|affiche pas|pas dans la liste|manque|bouge(?:r)? pas|vois (?:toujours )?rien bouger|recuperation|rame|ramassees?|pas encore la|bougent? (?:plus|pas)|fige\\w*|n arrive(?:nt)? pas|en retard|perimee?s?|vieux chiffres|remonte(?:nt)? pas|pas remonte\\w*|pas a jour|recuperees?|recupere\\w*|sont fausses|en montre plus|vois (?:pas|plus) ma|collecte|derniere collecte|tes chiffres sont|donnees bouge|de maintenant|actuelles?|en temps reel|en panne|vois pas ma video|vois pas mes',
    en: 'sync\\w*|up to date|up 2 date|updat\\w*|refresh\\w*|collection (?:scheduled|hasnt)|next collection|how old (?:are|is) (?:the|these|this|my) (?:data|numbers|figures|stats)|how recent|show up|showing|isnt in the list|missing|not moving|nothing moving|fetch|(?<!i m )stuck|from what date|movin|arent here|isnt here|havent moved|hasnt moved|frozen|stale|outdated|lag\\w*|delay\\w*|hasnt appeared|havent appeared|old data|not here yet|pulled in|fetched|are wrong|shows more|cant i see|last collection|your numbers are|data .{0,12}fetched|keeps spinning|current|real time|up to the minute|is the sync|cant see (?:my|yesterday|today)|see my (?:new|latest) video',
  },
  write: {
    fr: 'ecri(?:s|re|vez|ve)?|redige[rz]?|genere[rz]?|propose\\w*|invente[rz]?|trouve(?:[rz])? moi|idees?|donne(?:z)? (?:moi )?(?:\\d+|des|une|un)|ponds|sors moi|balance|fais(?: moi)? (?:moi )?(?:un|une|des|peter)|prepare[rz]?|fait moi|nouvelles? accroche|qui (?:claque|tape)|ce qu il me manque|souhaite obtenir|pondre|j ai besoin d|besoin d|je veux (?:un|une|des)|auriez vous (?:un|une|des)|propositions|construire|encore des accroche|autres accroche|faire (?:le|un)|comment (?:je )?(?:pourrais )?(?:demarrer|commencer)|donne moi des (?:debuts|phrases|idees)|facon d ouvrir|besoin d une|premieres phrases pour|fais moi \\d+|fais moi des',
    en: 'write|draft|generate|suggest\\w*|new hooks|line that (?:slaps|hits)|what i m missing|wish to obtain|come up with|ideas?|make me|give me (?:a|\\d+|an)|give \\d+|find me|throw me|turn out|prepare|cook (?:me )?up|knock us up|chuck us|i need (?:a|hooks|ideas)|i want a|build me|do us a|do the text|gie us|kindly (?:give|prepare)|more hooks|give me (?!my)\\w+|kick off a|start a video|way to open|make me \\d+|make me some',
  },
  script: {
    fr: 'scripts?|scenarios?|texte (?:complet|de ma video|a lire|pour|simple)|tout le texte|le texte|un texte|deroule|prompteur|teleprompteur|(?:ecri\\w*|construire) (?:ma (?:prochaine )?video|une video)|quelque chose qui se dise|dire face camera|face camera sur|ce que je dois dire|quoi dire|voix off|monologue|texte d une|le texte de|(?:redige|ecris|prepare)(?: moi)? une video',
    en: 'scripts?|scenarios?|screenplay|(?:complete|whole) text|the text|a text|simple text|outline|teleprompter|prompter|write my (?:next )?video|build me a complete video|say to camera|said out loud|what i have to say|what to say|voice ?over|monologue|text for a|second text|(?:write|draft|prepare)(?: me)? a (?:complete |whole |full )?video',
  },
  howto: {
    fr: 'comment (?:on|faire|je|puis|tu fais|proceder|fonctionne|qu on|inviter|ajouter|relier|supprimer|changer|exporte\\w*|activer|utiliser|lire|importer|partager|ca marche)|comment exporte|de quelle maniere|ou (?:je|puis|est ce que je|se|changer|c est qu|trouver|modifier)|marche a suivre|apprends moi|c est ou que|y a moyen|est ce possible|c est possible|comment est calcule|comment .{1,30} calcule|ou (?:se trouve|est|sont|trouve)|comment (?:se (?:calcule|connecte|passe)|creer|obtenir|recevoir|faire pour|desactiver|resilier|modifier)|ou sont|comment (?:peut on|puis je)|peut on',
    en: 'how (?:do (?:i|you|u)|to|can i|2|does|is the|d ye|you get)(?! (?:grow|get more|improve))|in what way|where (?:do i|can i|may i|to|s the switch|would that|is it set)|steps to|teach me|is there a way|how is .{1,30} calculated|explain how|where (?:is|are|s)|how (?:is|are)|how does .{1,30} work|can you sign|can i export',
  },
  calculated: { fr: 'calcule\\w*|calcul', en: 'calculat\\w*|computed|formula' },
  meaning: {
    fr: 'c est quoi (?:un |une |le |la |ca )?(?:hook|putaclic|mediane|percentile|outlier|engagement|taux|accroche|ca)|veut dire|veu dire|signifie|definition|que veut|ca veut',
    en: 'what s (?:a|an|the) (?:hook|percentile|median|outlier|engagement rate)|what s putaclic|what is (?:a|an) |meaning of|mean|means|definition',
  },
  setting: {
    fr: 'pdf|csv|exporter?|mot de passe|adresse e? ?mail|langue|theme|notifs?|notifications?|factures?|supprimer|relier|ajouter?|importer|partager|double authentification|codes? de connexion|resilier|inviter|telecharger|par mail|lien|putaclic|mediane|percentile|outlier|fichier|effacees|tiktok studio|analyses? video|lire le rapport|bouton|menu|reglages?|parametres?|partage d un rapport|lien de partage|pieces? jointes?|webhook|api|application mobile|desactiver|e? ?mails|conserve\\w*|avec google|fuseau horaire|en tableau|partage de rapport',
    en: 'pdf|csv|export|password|e? ?mail address|language|theme|notifications?|invoices?|delete|remove|link|linking|add|import|share my report|(?:two|2) factor|sign in codes?|cancel|invite|download|by mail|putaclic|median|percentile|outlier|file|deleted afterwards|tiktok studio|video analysis|read the report|button|menu|settings|share links?|attachments?|webhook|api|mobile app|turn off|e? ?mails|kept|retention|with google|time zone|as a table|sharing a report',
  },
  human: {
    fr: 'humain|(?:un|le) (?:vrai )?conseiller|parler? a|quelqu un|vraie personne|une personne|vrai monde|support|service client|votre equipe|joindre|contacter|contact|ticket|reclamation|rembourse\\w*|bugs?|bug|plante|jaser|le boss|vos collegues|signaler|debite|assistance|degun d humain|au boutte|causer avec|par telephone|chez vous|vos equipes?|un responsable|preleve\\w*|transmett\\w+|rappeler|rappelez moi|assistance|ecrire a l equipe|plaindre|plainte|me rappelle|passe la main|de vive voix|probleme de paiement|qui peut m aider|quelqu un au telephone|au telephone|signaler un probleme|repondre par mail|me reponde',
    en: 'human|adviser|advisor|agent|(?:talk|speak) (?:to|with|2)|real person|anyone there|any1|actual body|support|customer service|your team|reach (?:you|u|a (?:person|human|member))|who do i see|contact|ticket|complaint|refund|bugs?|buggin|crashes|your colleagues|report a bug|charged twice|manager|natter|have words|live agent|your people|one of your|supervisor|billed|overcharged|call me|get back to me|pass my question|write to the team|complain\\w*|hand it over|buggy|let somebody know|in person|payment problem|who can help|somebody on the phone|on the phone|report a problem|someone (?:to )?answer|answer me by',
  },
  greet: {
    fr: 'bonjour|salut|coucou|hello|hey|bonsoir|allo|wesh|enchantee?|yo|ca va|adishatz|re',
    en: 'hello|hi|hey|hiya|good (?:morning|evening|afternoon)|howdy|g ?day|nice to meet|what s the craic|yo|what s up|hey again',
  },
  thanks: {
    fr: 'merci|remercie|gentil|sympa|nickel',
    en: 'thanks?|thank you|cheers|kind of you|much appreciated',
  },
  bye: {
    fr: 'au revoir|bye|a plus|adieu|a tantot|bonne (?:soiree|journee|nuit)|excellente journee|je te laisse|ciao|a bientot|a demain|a la prochaine|a plus tard|bonne soiree|belle journee',
    en: 'goodbye|bye|see you|good night|have a good|ta ra|farewell|leave you to it|excellent day|take care|until next time|later|nice day|take it easy',
  },
  abilities: {
    fr: '(?:sais|peux|peu|pouvez|savez) (?:faire|fer)(?: (?:quoi|pour moi))?|faire quoi|fonctionnalites|es (?:tu )?capable|capable|te demander|a quoi (?:est ce que )?tu sers|tu es qui|qui es tu|que (?:peux|pouvez|sais) (?:tu|vous)|aide|m aider (?:sur|a) quoi|aider a quoi|tu fais quoi|vous faites quoi|tes talents|ton role|genre de questions|que sais tu|sers a quoi|sert a quoi tu',
    en: 'what can (?:you|i ask)|capabilities|capable of|what exactly can|who are you|what are you for|what do you do|can you do|help|help me with|your role|what do you know|things i can ask|kind of questions|questions do you answer|able to do|what are you good for',
  },
  mine: { fr: 'mon|ma|mes|moi|j|je|chez moi|chez nous|mwa|notre|nos', en: 'my|mine|me|i|our|us' },
  sentence_start: {
    fr: 'montre\\w*|affiche\\w*|dis moi|donne\\w*|je veux|je voudrais|j aimerais|sors',
    en: 'show|tell me|give|i want|i d like|display|pull',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type Concept = keyof typeof WORDS;
const CONCEPTS = Object.keys(WORDS) as Concept[];

const PATTERNS: Readonly<Record<Language, readonly (readonly [Concept, RegExp])[]>> = {
  fr: CONCEPTS.map(
    name => [name, new RegExp(`(?<![a-z0-9])(?:${WORDS[name].fr})(?![a-z0-9])`, 'u')] as const,
  ),
  en: CONCEPTS.map(
    name => [name, new RegExp(`(?<![a-z0-9])(?:${WORDS[name].en})(?![a-z0-9])`, 'u')] as const,
  ),
};

/** The concepts that a plain text mentions. */
export function findConcepts(plain: string, language: Language): ReadonlySet<Concept> {
  const found = new Set<Concept>();
  for (const [concept, pattern] of PATTERNS[language]) if (pattern.test(plain)) found.add(concept);
  return found;
}

/** Single words of five letters or more used by the concepts: candidates for correcting misspelt words. */
export function conceptWords(language: Language): readonly string[] {
  const words = CONCEPTS.flatMap(name => WORDS[name][language].match(/[a-z]{5,}/gu) ?? []);
  return [...new Set(words)];
}
