import type { DocPage } from '../../documentation/documentation.ts';

export const accounts: DocPage = {
  title: 'Comptes',
  summary:
    'Lier un compte TikTok, le synchroniser, importer un fichier, essayer avec un créateur de démonstration.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'link',
      title: 'Lier un compte',
      blocks: [
        {
          kind: 'text',
          text: 'Écrivez l’identifiant TikTok, avec ou sans @, ou collez l’adresse du profil. Le premier compte lié devient le compte principal. Le nombre de comptes dépend du plan.',
        },
        {
          kind: 'list',
          items: [
            'Le compte principal porte une étoile. Il ne peut pas être supprimé tant qu’il est principal.',
            'Supprimer un autre compte demande une confirmation.',
            '{text:accounts.list.change} met un autre compte à la place de n’importe lequel, principal compris. Si l’ancien a des données, une confirmation est demandée et elles restent 30 jours à la corbeille ; changer de nouveau, vers l’ancien, les rend.',
          ],
        },
        {
          kind: 'picture',
          name: 'accounts',
          alt: 'La carte des comptes liés : pour chacun, sa dernière synchronisation et les actions possibles.',
        },
      ],
    },
    {
      id: 'sync',
      title: 'Synchroniser',
      blocks: [
        {
          kind: 'text',
          text: 'Une synchronisation relève les chiffres publics du compte et de ses vidéos. Elle n’est pas décomptée de vos analyses. La première est toujours possible ; ensuite, comptez {limit:freemium.syncCoolDownHours} heures entre deux synchronisations avec le plan Gratuit, et {limit:premium.syncCoolDownHours} heure avec un plan payant. Vous pouvez quitter ou recharger la page pendant ce temps.',
        },
        {
          kind: 'note',
          text: 'Le relevé des pages publiques n’a lieu que si l’administrateur du serveur l’a autorisé. Sinon, importez un fichier.',
        },
        {
          kind: 'text',
          text: 'Si l’administrateur a configuré une application TikTok, {text:accounts.connection.connect} apparaît à côté de chaque compte : son propriétaire donne son autorisation chez TikTok, et les chiffres sont alors exacts. L’autorisation se retire à tout moment avec {text:accounts.connection.end}. Voyez {doc:connect-tiktok}.',
        },
        {
          kind: 'text',
          text: 'Avec les plans qui synchronisent d’eux-mêmes, une vidéo est relevée chaque heure le premier jour, toutes les six heures la première semaine, chaque jour le premier mois, puis chaque semaine jusqu’à trois mois. L’heure du prochain relevé s’affiche à côté du compte, et l’historique est gardé sans limite.',
        },
      ],
    },
    {
      id: 'import',
      title: 'Importer un fichier',
      blocks: [
        {
          kind: 'text',
          text: 'Quatre sortes de fichiers sont reconnues. Un aperçu montre ce que le fichier contient et ce qui changerait ; rien n’est enregistré avant votre accord. Un import peut être annulé, et refaire le même ne change rien.',
        },
        {
          kind: 'table',
          caption: 'Formats reconnus',
          head: ['Fichier', 'Contenu'],
          rows: [
            [
              'Export TikTok Studio (CSV ou ZIP)',
              'des chiffres exacts : vues, abonnés et interactions par jour, et les vidéos récentes',
            ],
            [
              '« Télécharger tes données » (JSON ou ZIP)',
              'vos publications publiques avec leurs mentions « J’aime », et le profil, sans les vues',
            ],
            ['Sortie de « yt-dlp -J »', 'les vidéos et leurs compteurs, sans le nombre d’abonnés'],
            ['Éléments Apify (JSON)', 'le profil, les vidéos et leurs compteurs'],
          ],
        },
        {
          kind: 'list',
          items: [
            'TikTok Studio : sur un ordinateur, ouvrez tiktok.com/tiktokstudio, puis Statistiques, choisissez la période et « Télécharger les données », au format CSV. TikTok donne jusqu’à quatre ZIP (aperçu, contenu, spectateurs, abonnés) : importez-les l’un après l’autre, sans les ouvrir.',
            'Vos données : dans l’application TikTok, Paramètres, Compte, « Télécharger tes données », au format JSON. TikTok prépare le fichier en quelques jours. Seuls les publications et le profil sont lus ; messages, adresses et historique ne sont jamais enregistrés.',
            'Apify : dans la page de l’exécution, onglet Storage, exportez les éléments en JSON.',
          ],
        },
        {
          kind: 'note',
          text: 'Les fichiers de TikTok Studio écrivent les jours sans l’année. Elle est retrouvée en remontant jour par jour depuis la dernière ligne, et affichée dans l’aperçu ; s’il manque un jour, le fichier est refusé. « undefined » signifie que TikTok n’a pas de chiffre : ce n’est jamais compté comme zéro.',
        },
        {
          kind: 'text',
          text: 'Pour obtenir une sortie de yt-dlp sur votre ordinateur, une fois le programme installé :',
        },
        {
          kind: 'command',
          text: 'yt-dlp -J --flat-playlist "https://www.tiktok.com/@votre_compte" > compte.json',
        },
      ],
    },
    {
      id: 'demo',
      title: 'Essayer sans compte TikTok',
      blocks: [
        {
          kind: 'text',
          text: 'Les créateurs de démonstration ont un @ qui commence par « demo- » : un vrai @ TikTok ne contient jamais de trait d’union. Leurs chiffres sont inventés pour l’essai et portent partout la mention {text:accounts.demo}.',
        },
      ],
    },
    {
      id: 'failures',
      title: 'Quand TikTok ne répond pas',
      blocks: [
        {
          kind: 'table',
          caption: 'Causes et remèdes',
          head: ['Ce qui s’affiche', 'Ce que vous pouvez faire'],
          rows: [
            ['Compte introuvable', 'Vérifiez l’orthographe du @.'],
            ['Compte privé', 'Rendez-le public le temps du relevé, ou importez un fichier.'],
            [
              'Supprimé ou bloqué',
              'TikTok donne la même réponse dans les deux cas. Réessayez plus tard ou importez un fichier.',
            ],
            ['TikTok demande de ralentir', 'Attendez. Vos dernières données restent affichées.'],
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Pour continuer',
      blocks: [{ kind: 'links', to: ['imports', 'import-guide', 'connect-tiktok', 'experiments'] }],
    },
  ],
};
