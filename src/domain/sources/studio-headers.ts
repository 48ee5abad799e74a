import type { ImportField } from './import-fields.ts';

/** What a column of the owner's own tables says. */
export type StudioField = Exclude<ImportField, 'visibility' | 'account' | 'name' | 'following'>;

export const TABLE_KINDS = [
  'overview',
  'viewers',
  'followers',
  'content',
  'activity',
  'gender',
  'territories',
] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** Headers as the platform writes them in English; the other languages are the same words translated. `|` parts them. */
export const STUDIO_HEADERS: Record<StudioField, string> = {
  date: 'date|time|fecha|data|datum|hora|heure|tempo|zeit|ora|день|дата|日期|日付|ngày',
  video_views:
    'video views|total views|vues de vidéo|vues de vidéos|vues des vidéos|vues vidéo' +
    '|vues totales|total des vues|nombre total de vues|vues|views|visualizaciones de vídeos' +
    '|visualizaciones de video|visualizaciones del vídeo|visualizaciones totales' +
    '|visualizações de vídeo|visualizações do vídeo|total de visualizações|videoaufrufe' +
    '|aufrufe insgesamt|visualizzazioni video|visualizzazioni totali|просмотры видео|视频观看量' +
    '|動画視聴数|lượt xem video',
  profile_views:
    'profile views|vues du profil|vues de profil|visites du profil|visualizaciones del perfil' +
    '|visualizaciones de perfil|visualizações do perfil|visualizações de perfil|profilaufrufe' +
    '|visualizzazioni del profilo|visualizzazioni profilo|просмотры профиля|lượt xem hồ sơ',
  likes:
    "likes|total likes|j’aime|j'aime|mentions j’aime|mentions j'aime|total des j’aime" +
    "|total des j'aime|nombre total de j’aime|nombre total de j'aime|me gusta" +
    '|total de me gusta|curtidas|total de curtidas|gostos|gefällt mir|likes insgesamt' +
    '|mi piace|mi piace totali|лайки|lượt thích',
  comments:
    'comments|total comments|commentaires|total des commentaires|nombre total de commentaires' +
    '|comentarios|total de comentarios|comentários|total de comentários|kommentare' +
    '|kommentare insgesamt|commenti|commenti totali|комментарии|bình luận',
  shares:
    'shares|total shares|partages|total des partages|nombre total de partages|compartidos' +
    '|veces compartido|total de compartidos|compartilhamentos|total de compartilhamentos' +
    '|partilhas|geteilte inhalte|shares insgesamt|condivisioni|condivisioni totali|репосты' +
    '|lượt chia sẻ',
  saves: 'saves|total saves|favorites|total favorites|favoris|total des favoris|enregistrements',
  new_followers:
    'new followers|nouveaux abonnés|nouveaux followers|nuevos seguidores|novos seguidores' +
    '|neue follower|nuovi follower',
  followers:
    "followers|total followers|abonnés|nombre d’abonnés|nombre d'abonnés|total des abonnés" +
    '|seguidores|total de seguidores|follower|follower insgesamt|follower totali|подписчики' +
    '|粉丝|フォロワー',
  difference:
    'difference in followers from previous day|différence d’abonnés par rapport à la veille' +
    "|différence d'abonnés par rapport à la veille" +
    '|différence du nombre d’abonnés par rapport au jour précédent' +
    "|différence du nombre d'abonnés par rapport au jour précédent" +
    '|diferencia de seguidores con respecto al día anterior' +
    '|diferença de seguidores em relação ao dia anterior',
  viewers:
    'total viewers|spectateurs|total des spectateurs|nombre total de spectateurs' +
    '|espectadores totales|total de espectadores',
  new_viewers: 'new viewers|nouveaux spectateurs|nuevos espectadores|novos espectadores',
  returning_viewers:
    'returning viewers|spectateurs fidèles|spectateurs récurrents|spectateurs de retour' +
    '|espectadores recurrentes|espectadores recorrentes',
  title:
    'video title|titre de la vidéo|titre de vidéo|título del vídeo|título del video' +
    '|título do vídeo|videotitel|titolo del video',
  link:
    'video link|lien de la vidéo|lien vidéo|lien de vidéo|enlace del vídeo|enlace del video' +
    '|link do vídeo|videolink|link del video|link video',
  post_time:
    'post time|date de publication|heure de publication|hora de publicación' +
    '|fecha de publicación|hora da publicação|data de publicação|veröffentlichungszeit' +
    '|data di pubblicazione|ora di pubblicazione',
  hour: 'hour|heure|hora|stunde|ora',
  active_followers:
    'active followers|abonnés actifs|seguidores activos|seguidores ativos|aktive follower' +
    '|follower attivi',
  gender: 'gender|genre|sexe|género|gênero|geschlecht|genere',
  territory:
    'top territories|territoires principaux|principaux territoires|territorios principales' +
    '|principais territórios|top-regionen|territori principali',
  distribution: 'distribution|répartition|distribución|distribuição|verteilung|distribuzione',
};

/** What makes a table one of a kind; the first that fits. */
export const TABLE_SIGNS: readonly { kind: TableKind; needs: readonly StudioField[] }[] = [
  { kind: 'content', needs: ['link', 'video_views'] },
  { kind: 'activity', needs: ['date', 'hour', 'active_followers'] },
  { kind: 'overview', needs: ['date', 'video_views'] },
  { kind: 'followers', needs: ['date', 'followers'] },
  { kind: 'viewers', needs: ['date', 'viewers'] },
  { kind: 'gender', needs: ['gender', 'distribution'] },
  { kind: 'territories', needs: ['territory', 'distribution'] },
];

/** Tables that no figure of the product comes from: kept with the import as they are. */
export const KEPT_ASIDE: ReadonlySet<string> = new Set<TableKind>(['activity', 'gender', 'territories']);
