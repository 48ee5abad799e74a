import type { DocPage } from '../../documentation/documentation.ts';
import { benchmarksTable } from '../../documentation/reference/benchmarks-table.ts';
import { dashboard } from '../app/dashboard.ts';
import { tableWords } from './table-words.ts';

export const methods: DocPage = {
  title: 'Méthodes de calcul',
  summary:
    'Chaque formule, chaque seuil et chaque source, tels que le programme les applique, et ce que des chiffres publics ne permettent pas de savoir.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'principles',
      title: 'Cinq règles pour tous les chiffres',
      blocks: [
        {
          kind: 'list',
          items: [
            'Un chiffre dit sa source, l’heure de son relevé, sa précision et le nombre de mesures dont il vient.',
            'Sous son seuil, une statistique n’est pas donnée : une phrase dit ce qu’il y a et ce qu’il faudrait.',
            'Une valeur manquante reste manquante. Aucune estimation n’entre dans un total mesuré.',
            'Un chiffre exact et un chiffre arrondi ne se soustraient jamais.',
            'Les mêmes vidéos donnent le même résultat : ce qui est tiré au sort part d’un nombre fixé d’avance.',
          ],
        },
        {
          kind: 'note',
          text: 'Les nombres de cette page ne sont pas recopiés : ils sont lus dans le programme quand la page est fabriquée. Les fichiers nommés ici (docs/…) accompagnent le code source du produit : ils disent pourquoi chaque règle a été choisie. Décisions : {variable:docs/decisions/0011-measured-or-silent.md}, {variable:docs/decisions/0041-silent-rather-than-lucky.md}.',
        },
      ],
    },
    {
      id: 'engagement',
      title: 'L’engagement',
      blocks: [
        { kind: 'formula', text: 'engagement = (likes + commentaires + partages) ÷ vues × 100' },
        {
          kind: 'text',
          text: 'Une vidéo sans vue compte pour zéro. S’il manque l’un des quatre compteurs, la vidéo n’a pas d’engagement connu et n’entre pas dans la moyenne. L’engagement d’un compte est la moyenne de celui de ses vidéos publiées dans la période, partout sous le nom d’engagement moyen ; ce n’est pas le rapport des totaux : les deux diffèrent souvent d’un cinquième.',
        },
        {
          kind: 'text',
          text: 'Couleurs : vert à partir de {value:engagementGreen} %, jaune à partir de {value:engagementYellow} %, rouge en dessous. À côté se tient le rang de la période : la part de vos vidéos d’avant dont l’engagement est plus faible que celui de la vidéo du milieu, les égalités comptant pour moitié. Il faut {value:standingPeriodFloor} vidéos dans la période et {value:standingEarlierFloor} avant elle.',
        },
        {
          kind: 'note',
          text: 'Décisions : {variable:docs/decisions/0014-engagement-of-an-account.md}, {variable:docs/decisions/0053-figures-beside-figures.md}.',
        },
      ],
    },
    {
      id: 'medians',
      title: 'Les médianes et leur fourchette',
      blocks: [
        {
          kind: 'text',
          text: 'La médiane est la valeur du milieu ; entre deux valeurs du milieu, leur moyenne. Sa fourchette à {value:medianLevel} % est faite de deux des valeurs elles-mêmes, choisies par leur rang avec la loi binomiale : elle ne suppose aucune forme de distribution. Sous {value:medianFloor} vidéos, aucune fourchette ne tient cette promesse, et rien n’est donné.',
        },
        {
          kind: 'text',
          text: 'La moyenne est affichée à côté, parce qu’elle est attendue, mais quelques vidéos très vues la tirent : chez des comptes ordinaires, elle vaut plusieurs fois la médiane.',
        },
        {
          kind: 'note',
          text: 'Décision : {variable:docs/decisions/0040-statistics-on-one-small-library.md}.',
        },
      ],
    },
    {
      id: 'comparison',
      title: 'Comparer deux groupes de vidéos',
      blocks: [
        { kind: 'formula', text: 'rapport = exp(moyenne tronquée des log d’un groupe − celle de l’autre)' },
        {
          kind: 'text',
          text: 'Deux comptes ou les deux versions d’un test se comparent sur des logarithmes, à âge égal pour les vues. On écarte {value:trimmedPercent} % des valeurs à chaque bout, pour qu’une vidéo virale ne décide de rien, puis on calcule la fourchette avec le test de Yuen, qui admet des dispersions différentes. Il faut {value:comparisonFloor} vidéos de chaque côté. « ×1,4 (×0,9 à ×2,1) » contient ×1 : aucune différence n’est établie.',
        },
        {
          kind: 'text',
          text: 'Deux périodes d’un compte se comparent de même, et la fourchette s’élargit quand vos vidéos se suivent par séries : l’historique entier dit à quel point une vidéo ressemble à la précédente. Il faut {value:changePeriodFloor} vidéos par période et {value:changeInAllFloor} en tout. « Fait plus » est dit à {value:changeFirm} %, « semble faire plus » à {value:changeSeems} %, « là où elle était » quand la fourchette à {value:changeSteady} % tient entre les deux tiers et ×{value:steadyHigh}. Le reste du temps, rien ne peut être dit, et la première phrase est un fait compté. Une vidéo « porte » la période à partir de {value:carriesPercent} % de ses vues.',
        },
        {
          kind: 'text',
          text: 'Source : K. K. Yuen, « The two-sample trimmed t for unequal population variances », Biometrika, 1974.',
        },
      ],
    },
    {
      id: 'equal-age',
      title: 'À âge égal',
      blocks: [
        {
          kind: 'text',
          text: 'Une vidéo récente n’a pas fini de compter ses vues. Une courbe d’âge donne la part de ses vues que compte une vidéo à chaque âge, jusqu’à {value:curveUntilDays} jours. Accroche fournit une courbe de référence, ajustée sur des vidéos publiques suivies pendant huit jours, puis la corrige avec vos propres relevés : dans chaque tranche d’âge, la référence pèse comme {value:referenceWeight} vidéos. Sous {value:measuredFromDays} jour, une vidéo n’entre dans aucune comparaison, sauf si {value:ownVideosNeeded} des vôtres ont été suivies à cet âge.',
        },
        {
          kind: 'note',
          text: 'La référence vient de 190 comptes et d’une semaine d’élection : elle peut surestimer les premiers jours. Vos relevés la remplacent peu à peu.',
        },
      ],
    },
    {
      id: 'outliers',
      title: 'Les vidéos hors du commun',
      blocks: [
        {
          kind: 'formula',
          text: 'écart = log(vues à âge égal) − niveau habituel de cette époque, d’après toutes les autres vidéos',
        },
        {
          kind: 'text',
          text: 'Le niveau habituel d’une époque vient de toutes vos autres vidéos, la vidéo elle-même mise de côté : un niveau qui peut bouger, où les plus proches dans le temps comptent davantage quand le compte bouge (modèle à niveau local, moyenné sur sept vitesses). « ×3,2 vos vidéos au même âge » demande {value:scoreFloor} vidéos ; sa fourchette à {value:factorLevel} % en demande {value:outlierFloor}. Les mots viennent du rang : tout en haut dès {value:rankTop} %, au-dessus dès {value:rankAbove} %, en dessous jusqu’à {value:rankBelow} %, tout en bas jusqu’à {value:rankBottom} %. À partir de {value:outlierFloor} vidéos, un écart est dit rare, et la vidéo hors du commun, quand il atteint {value:outlierDeviations} écarts types robustes (la MAD, multipliée par {value:madToSd} et corrigée pour les petits nombres). Source : J. Durbin et S. J. Koopman, « Time Series Analysis by State Space Methods », 2012.',
        },
        {
          kind: 'text',
          text: 'Le rang parmi vos vidéos porte une fourchette exacte. Source : C. J. Clopper et E. S. Pearson, Biometrika, 1934.',
        },
      ],
    },
    {
      id: 'lifts',
      title:
        'Ce qui s’accompagne de plus ou de moins de vues : hooks, hashtags, durées, formats, moments et jours',
      blocks: [
        {
          kind: 'text',
          text: 'Toutes les comparaisons d’un rapport se font ensemble. Elles portent sur vos {value:mostCompared} dernières vidéos au plus. On retire d’abord les mouvements lents du compte (des vagues de plus de deux fois {value:waveVideos} vidéos) et ses séries de bonnes ou de mauvaises vidéos : un compte qui grandit n’attribue pas sa croissance à une habitude. Les valeurs à plus de {value:pulledInBeyond} écarts types robustes sont ramenées à cette limite. Il faut {value:liftFloor} vidéos du groupe, autant hors du groupe, et {value:liftFloorInAll} en tout.',
        },
        {
          kind: 'text',
          text: 'La comparaison la plus nette est établie si elle dépasse sa limite ; la suivante doit aller au-delà de ce que la première explique déjà. Les limites sont partagées entre les familles, de sorte qu’un rapport sur un compte où rien n’a d’effet n’établit un résultat sur un groupe que dans {value:falseClaims} % des cas. La fourchette d’un résultat établi est à {value:claimLevel} % et n’a pas de milieu : ce qui est choisi parce qu’il est fort paraît toujours trop fort.',
        },
        {
          kind: 'text',
          text: '« Peut-être le hasard » est dit de ce qu’une comparaison isolée aurait retenu : sans aucun effet, {value:signChance} % des comparaisons ont cet air-là. Un test sur de nouvelles vidéos tranche. Un résultat établi va de pair avec plus ou moins de vues ; il n’en est pas forcément la cause.',
        },
        {
          kind: 'text',
          text: 'Source : H. D. Patterson et R. Thompson, 1971, pour la vraisemblance restreinte des séries.',
        },
        {
          kind: 'note',
          text: 'Sans cette prudence, le « meilleur de onze hooks » d’un compte où rien ne joue paraît presque toujours deux fois meilleur. Décision : {variable:docs/decisions/0041-silent-rather-than-lucky.md}.',
        },
      ],
    },
    {
      id: 'posting-times',
      title: 'Les moments de publication',
      blocks: [
        {
          kind: 'text',
          text: 'La journée est coupée en parties de {value:hoursAPart} heures, la semaine en sept jours, dans le fuseau horaire du compte. Parties et jours sont comparés comme les hooks, dans les mêmes limites.',
        },
      ],
    },
    {
      id: 'own-spread',
      title: 'L’étendue de vos propres vidéos',
      blocks: [
        {
          kind: 'text',
          text: 'La moitié de vos vidéos, et quatre sur cinq, finissent entre deux nombres de vues : les quantiles de vos {value:ownSpreadLatest} dernières vidéos âgées d’au moins {value:ownSpreadSettledDays} jours, ramenées à un an. Il en faut {value:ownSpreadFloor}. Ni le hook, ni la durée, ni l’heure ne resserrent cette étendue : sur des comptes réels, aucune prévision qui s’en sert ne fait mieux. Accroche ne prévoit donc pas les vues d’une vidéo.',
        },
      ],
    },
    {
      id: 'change',
      title: 'Ce qui a changé, et pourquoi',
      blocks: [
        {
          kind: 'formula',
          text: 'vues = nombre de vidéos × (vidéo du milieu × répartition + exceptions) × âge',
        },
        {
          kind: 'text',
          text: 'L’écart de vues entre deux périodes est partagé entre nombre, vidéo du milieu, exceptions (répartition comprise) et âge : la part de chacun est la moyenne de ce qu’il apporte dans tous les ordres possibles. Ce qu’une vidéo a au-delà de dix fois la vidéo du milieu s’ajoute à part : une seule vidéo virale ne fait pas monter la vidéo du milieu. Sous {value:changePeriodFloor} vidéos dans une période, rien n’est attribué à la vidéo du milieu. Les parts sont des nombres entiers dont la somme est l’écart, à l’unité près. Un pourcentage n’est donné qu’à partir de {value:percentFloor} vidéos avant.',
        },
        {
          kind: 'text',
          text: 'Sources : L. S. Shapley, 1953 ; A. F. Shorrocks, 2013, pour les décompositions.',
        },
      ],
    },
    {
      id: 'growth',
      title: 'La croissance des abonnés',
      blocks: [
        {
          kind: 'text',
          text: 'La croissance se lit entre {value:readingsFloor} relevés au moins, de même précision. Une différence plus petite que le pas d’arrondi est « non mesurable », jamais zéro. Une baisse est gardée et signalée. Sans relevé pendant plus de {value:gapAfterHours} heures, il y a un trou : rien n’est réparti dedans.',
        },
        { kind: 'rounding' },
        {
          kind: 'text',
          text: 'Avec les plans qui synchronisent d’eux-mêmes, une vidéo est relevée de moins en moins souvent, jusqu’à {value:readUntilDays} jours. Décision : {variable:docs/decisions/0046-collection-ladder.md}.',
        },
      ],
    },
    {
      id: 'experiments',
      title: 'Les tests',
      blocks: [
        {
          kind: 'formula',
          text: 'vidéos par version = 2 × ((t₁ + t₂) × dispersion ÷ log du rapport)² ÷ efficacité',
        },
        {
          kind: 'text',
          text: 'La dispersion est celle de vos {value:spreadVideos} dernières vidéos (il en faut {value:spreadFloor}), l’efficacité des moyennes tronquées vaut {value:trimmedEfficiency}. Un test est prévu pour trouver l’effet choisi dans {value:power} % des cas, avec {value:falseAlarm} % de fausses alertes, et de {value:fewestPerArm} à {value:mostPerArm} vidéos par version.',
        },
        {
          kind: 'text',
          text: 'La règle se verrouille à la première vidéo. Aucun chiffre n’est montré avant le verdict : regarder en chemin fait trouver ce qui n’existe pas. Décision : {variable:docs/decisions/0056-experiments.md}.',
        },
      ],
    },
    {
      id: 'hooks',
      title: 'Les classes de hooks, et comment les corriger',
      blocks: [
        {
          kind: 'text',
          text: 'La classe d’un hook est reconnue par des règles de mots, en français et en anglais, sur la première phrase de la légende ou sur ce qui est dit. Elles se trompent parfois : corrigez la classe dans l’analyse de la vidéo, et les rapports suivants en tiennent compte. Sous {value:hooksFloor} vidéos, vos hooks ne sont comparés à rien.',
        },
        {
          kind: 'text',
          text: 'La note d’écriture d’un texte mesure sa forme, jamais ses vues. Décisions : {variable:docs/decisions/0078-craft-score-by-hand.md}, {variable:docs/decisions/0079-hooks-corrected-by-hand.md}.',
        },
        {
          kind: 'text',
          text: 'La forme d’appât est apprise d’un millier de phrases écrites pour Accroche par deux auteurs, dont chacun a classé celles de l’autre sans savoir ce qu’elles étaient, des hooks de la bibliothèque et de titres de presse anglais dont les classes sont publiques. Apprise d’un seul auteur, elle met la plus tapageuse de deux phrases de l’autre au-dessus de la calme plus de neuf fois sur dix. Au-dessus de {value:mostBait}, un texte n’est pas proposé sans Putaclic+. Elle voit des mots, pas une tromperie : un mensonge dit calmement n’y change rien. Décision : {variable:docs/decisions/0116-a-bait-meter-that-is-learnt.md}.',
        },
      ],
    },
    {
      id: 'video-files',
      title: 'Ce qui est mesuré dans un fichier vidéo',
      blocks: [
        {
          kind: 'list',
          items: [
            'Coupes, plans et mouvement : différences entre petites images, dix par seconde ; une coupe est située à un dixième de seconde près.',
            'Volume sonore : norme EBU R 128, face à {value:loudnessTarget} LUFS ; silences et voix sont situés à la seconde.',
            'Textes à l’écran en français et en anglais, visages comptés dans la première seconde, sans reconnaître personne.',
          ],
        },
        {
          kind: 'text',
          text: 'Ce qui n’a pas pu être mesuré est nommé, avec sa raison. Décision : {variable:docs/decisions/0064-what-is-measured-in-a-video.md}.',
        },
      ],
    },
    {
      id: 'benchmarks',
      title: 'Les repères publiés',
      blocks: [
        {
          kind: 'text',
          text: 'Un repère porte sa source, son année, sa formule et sa population. Un taux par abonné ne peut pas se tenir à côté d’un taux par vue : le programme ne se compilerait pas.',
        },
        benchmarksTable('fr', tableWords, dashboard.engagement.populations),
      ],
    },
    {
      id: 'floors',
      title: 'Tous les seuils',
      blocks: [
        {
          kind: 'table',
          caption: 'Combien de mesures il faut',
          head: ['Statistique', 'Il faut au moins'],
          rows: [
            ['Médiane avec sa fourchette', '{value:medianFloor} vidéos'],
            ['Comparaison de deux groupes', '{value:comparisonFloor} vidéos de chaque côté'],
            [
              'Rang de l’engagement d’une période',
              '{value:standingPeriodFloor} vidéos, et {value:standingEarlierFloor} avant',
            ],
            ['Vues face à vos vidéos au même âge', '{value:scoreFloor} vidéos'],
            ['Vidéo hors du commun', '{value:outlierFloor} vidéos'],
            [
              'Effet d’un hook, d’un hashtag, d’une durée',
              '{value:liftFloor} avec, {value:liftFloor} sans, {value:liftFloorInAll} en tout',
            ],
            ['Étendue de vos vidéos', '{value:ownSpreadFloor} vidéos'],
            ['Plan d’un test', '{value:spreadFloor} vidéos pour la dispersion'],
            ['Croissance', '{value:readingsFloor} relevés de même précision'],
            ['Pourcentage de changement', '{value:percentFloor} vidéos avant'],
          ],
        },
      ],
    },
    {
      id: 'proofs',
      title: 'Comment c’est vérifié',
      blocks: [
        {
          kind: 'text',
          text: 'Chaque méthode est essayée sur des comptes simulés dont la vérité est connue : on y compte les fausses trouvailles, les effets manqués et la part des fourchettes qui contiennent la bonne valeur. Les résultats sont dans {variable:docs/evaluation.md}.',
        },
      ],
    },
    {
      id: 'unknown',
      title: 'Ce que des chiffres publics ne disent pas',
      blocks: [
        {
          kind: 'list',
          items: [
            'La durée de visionnage, la rétention, et la seconde où le public s’en va.',
            'La provenance des vues : Pour toi, profil, recherche, partage.',
            'L’âge, le pays ou le genre de votre public, hors des fichiers de TikTok Studio que vous importez.',
            'Pourquoi TikTok montre une vidéo : aucune formule de son algorithme n’est publique, et aucune note ici ne prétend la deviner.',
            'Ce qui s’est passé entre deux relevés, ou avant le premier.',
            'Une cause : deux choses qui vont ensemble ne disent pas laquelle entraîne l’autre. Un test avec une seule variable s’en approche.',
          ],
        },
        { kind: 'links', to: ['availability', 'glossary'] },
      ],
    },
  ],
};
