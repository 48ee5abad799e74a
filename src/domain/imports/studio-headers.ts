import type { ImportField } from './import-fields.ts';

/** The meaning of a column in the owner's own tables. */
export type StudioField = Exclude<
  ImportField,
  'visibility' | 'account' | 'name' | 'following' | 'video_id' | 'duration' | 'read_time'
>;

const TABLE_KINDS = [
  'overview',
  'viewers',
  'followers',
  'content',
  'activity',
  'gender',
  'territories',
] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/**
 * English as in recorded exports, American Spanish as on the platform's screens (« Visualizaciones de videos », « Veces
 * compartido »). French, European Spanish, Portuguese, German, Italian, Dutch, Polish, Turkish, Japanese and Arabic are
 * translations of those, as are the few headers in other languages. Separated by `|`; accents do not matter.
 */
export const STUDIO_HEADERS: Record<StudioField, string> = {
  date:
    'date|time|fecha|data|datum|hora|heure|tempo|zeit|ora|день|дата|日期|日付|ngày|tarih|التاريخ' +
    '|الوقت|tanggal|날짜|czas|tijd|zaman|時間',
  video_views:
    'video views|total views|vues de vidéo|vues de vidéos|vues des vidéos|vues vidéo' +
    '|vues totales|total des vues|nombre total de vues|vues|views|visualizaciones de vídeos' +
    '|visualizaciones de video|visualizaciones del vídeo|visualizaciones totales' +
    '|visualizações de vídeo|visualizações do vídeo|total de visualizações|videoaufrufe' +
    '|aufrufe insgesamt|visualizzazioni video|visualizzazioni totali|просмотры видео|视频观看量' +
    '|動画視聴数|lượt xem video|videoweergaven|weergaven van video’s|totaal aantal weergaven' +
    '|wyświetlenia filmów|wyświetlenia filmu|łączna liczba wyświetleń|video görüntülemeleri' +
    '|video görüntüleme|toplam görüntüleme|toplam görüntülemeler|動画の視聴数|動画の再生回数|合計視聴数|総視聴数' +
    '|مشاهدات الفيديو|مشاهدات الفيديوهات|إجمالي المشاهدات|tayangan video|total tayangan' +
    '|동영상 조회수|aufrufe|visualizações|visualizaciones|visualizzazioni',
  profile_views:
    'profile views|vues du profil|vues de profil|visites du profil|visualizaciones del perfil' +
    '|visualizaciones de perfil|visualizações do perfil|visualizações de perfil|profilaufrufe' +
    '|visualizzazioni del profilo|visualizzazioni profilo|просмотры профиля|lượt xem hồ sơ' +
    '|profielweergaven|wyświetlenia profilu|profil görüntülemeleri|profil görüntüleme' +
    '|プロフィールの表示回数|プロフィール表示回数|プロフィールの閲覧数|مشاهدات الملف الشخصي|عدد مشاهدات الملف الشخصي' +
    '|tayangan profil|프로필 조회수|profilansichten',
  likes:
    "likes|total likes|j’aime|j'aime|mentions j’aime|mentions j'aime|total des j’aime" +
    "|total des j'aime|nombre total de j’aime|nombre total de j'aime|me gusta" +
    '|total de me gusta|curtidas|total de curtidas|gostos|gefällt mir|likes insgesamt' +
    '|mi piace|mi piace totali|лайки|lượt thích|vind-ik-leuks|totaal aantal likes|polubienia' +
    '|łączna liczba polubień|beğeniler|toplam beğeni|toplam beğeniler|いいね|「いいね」|いいね数|合計いいね数' +
    '|いいねの合計|الإعجابات|إعجابات|تسجيلات الإعجاب|إجمالي الإعجابات|إجمالي تسجيلات الإعجاب|suka' +
    '|total suka|좋아요|total de gostos|totale mi piace',
  comments:
    'comments|total comments|commentaires|total des commentaires|nombre total de commentaires' +
    '|comentarios|total de comentarios|comentários|total de comentários|kommentare' +
    '|kommentare insgesamt|commenti|commenti totali|комментарии|bình luận|reacties' +
    '|opmerkingen|totaal aantal reacties|totaal aantal opmerkingen|komentarze' +
    '|łączna liczba komentarzy|yorumlar|toplam yorum|toplam yorumlar|コメント|コメント数|合計コメント数' +
    '|コメントの合計|التعليقات|تعليقات|إجمالي التعليقات|komentar|total komentar|댓글|totale commenti',
  shares:
    'shares|total shares|partages|total des partages|nombre total de partages|compartidos' +
    '|veces compartido|total de compartidos|compartilhamentos|total de compartilhamentos' +
    '|partilhas|geteilte inhalte|shares insgesamt|condivisioni|condivisioni totali|репосты' +
    '|lượt chia sẻ|keer gedeeld|gedeeld|aantal keer gedeeld|totaal aantal keer gedeeld' +
    '|totaal gedeeld|udostępnienia|łączna liczba udostępnień|paylaşımlar|toplam paylaşım' +
    '|toplam paylaşımlar|シェア|シェア数|合計シェア数|シェアの合計|المشاركات|مشاركات|إجمالي المشاركات|bagikan' +
    '|total dibagikan|공유|total de partilhas|totale condivisioni|geteilt|mal geteilt',
  saves:
    'saves|total saves|favorites|total favorites|favoris|total des favoris|enregistrements' +
    '|favourites|total favourites|total des enregistrements|guardados|favoritos' +
    '|total de favoritos|total de guardados|salvamentos|favoriten|favoriten insgesamt' +
    '|preferiti|preferiti totali|favorieten|totaal aantal favorieten|ulubione|zapisy' +
    '|favoriler|kaydetmeler|toplam favori|お気に入り|保存数|セーブ数|المفضلة|المحفوظات',
  new_followers:
    'new followers|nouveaux abonnés|nouveaux followers|nuevos seguidores|novos seguidores' +
    '|neue follower|nuovi follower|nieuwe volgers|nowi obserwujący|yeni takipçiler|新規フォロワー' +
    '|新しいフォロワー|متابعون جدد|المتابعون الجدد|neue follower*innen',
  followers:
    "followers|total followers|abonnés|nombre d’abonnés|nombre d'abonnés|total des abonnés" +
    '|seguidores|total de seguidores|follower|follower insgesamt|follower totali|подписчики' +
    '|粉丝|フォロワー|volgers|totaal aantal volgers|obserwujący|takipçiler|toplam takipçi|フォロワー数' +
    '|المتابعون|إجمالي المتابعين|pengikut|follower*innen',
  difference:
    'difference in followers from previous day|différence d’abonnés par rapport à la veille' +
    "|différence d'abonnés par rapport à la veille" +
    '|différence du nombre d’abonnés par rapport au jour précédent' +
    "|différence du nombre d'abonnés par rapport au jour précédent" +
    '|diferencia de seguidores con respecto al día anterior' +
    '|diferença de seguidores em relação ao dia anterior',
  viewers:
    'total viewers|spectateurs|total des spectateurs|nombre total de spectateurs' +
    '|espectadores totales|total de espectadores|zuschauer|zuschauer insgesamt|spettatori' +
    '|spettatori totali|espectadores|kijkers|totaal aantal kijkers|widzowie' +
    '|łączna liczba widzów|izleyiciler|toplam izleyici|視聴者|総視聴者数|合計視聴者数|المشاهدون' +
    '|إجمالي المشاهدين',
  new_viewers:
    'new viewers|nouveaux spectateurs|nuevos espectadores|novos espectadores|neue zuschauer' +
    '|nuovi spettatori|nieuwe kijkers|nowi widzowie|yeni izleyiciler|新規視聴者|新しい視聴者|مشاهدون جدد' +
    '|المشاهدون الجدد',
  returning_viewers:
    'returning viewers|spectateurs fidèles|spectateurs récurrents|spectateurs de retour' +
    '|espectadores recurrentes|espectadores recorrentes|wiederkehrende zuschauer' +
    '|spettatori abituali|spettatori di ritorno|terugkerende kijkers|powracający widzowie' +
    '|geri gelen izleyiciler|リピート視聴者|リピーター|المشاهدون العائدون|مشاهدون عائدون',
  title:
    'video title|titre de la vidéo|titre de vidéo|título del vídeo|título del video' +
    '|título do vídeo|videotitel|titolo del video|titre|titel van video|tytuł filmu' +
    '|video başlığı|動画のタイトル|動画タイトル|عنوان الفيديو|judul video|동영상 제목',
  link:
    'video link|lien de la vidéo|lien vidéo|lien de vidéo|enlace del vídeo|enlace del video' +
    '|link do vídeo|videolink|link del video|link video|link naar video|link do filmu' +
    '|video bağlantısı|動画のリンク|動画リンク|رابط الفيديو|tautan video|동영상 링크|video-link' +
    '|enlace de vídeo|enlace de video',
  post_time:
    'post time|date de publication|heure de publication|hora de publicación' +
    '|fecha de publicación|hora da publicação|data de publicação|veröffentlichungszeit' +
    '|data di pubblicazione|ora di pubblicazione|plaatsingstijd|geplaatst op|czas publikacji' +
    '|data publikacji|paylaşım zamanı|gönderi zamanı|yayınlanma zamanı|投稿日時|投稿時間|投稿日' +
    '|وقت النشر|تاريخ النشر|waktu posting|게시 시간|publicado el|hora de publicação|beitragszeit' +
    '|orario di pubblicazione',
  hour: 'hour|heure|hora|stunde|ora|uur|godzina|saat|時|الساعة',
  active_followers:
    'active followers|abonnés actifs|seguidores activos|seguidores ativos|aktive follower' +
    '|follower attivi|actieve volgers|aktywni obserwujący|aktif takipçiler|アクティブなフォロワー' +
    '|アクティブフォロワー|المتابعون النشطون',
  gender: 'gender|genre|sexe|género|gênero|geschlecht|genere|geslacht|płeć|cinsiyet|性別|الجنس',
  territory:
    'top territories|territoires principaux|principaux territoires|territorios principales' +
    '|principais territórios|top-regionen|territori principali|belangrijkste regio’s' +
    '|belangrijkste landen|najważniejsze regiony|en çok görüntülenen bölgeler|en iyi bölgeler' +
    '|上位の地域|トップの地域|أهم المناطق|المناطق الأعلى',
  distribution:
    'distribution|répartition|distribución|distribuição|verteilung|distribuzione|verdeling' +
    '|rozkład|dağılım|分布|التوزيع',
  watch_time:
    'average watch time|avg. watch time|average time watched|total play time|total watch time|watch time' +
    '|durée moyenne de visionnage|temps de visionnage moyen|durée de visionnage|durée totale de visionnage' +
    '|tiempo medio de visualización|tiempo de visualización promedio|tempo médio de visualização' +
    '|durchschnittliche wiedergabezeit|durchschnittliche wiedergabedauer|tempo medio di visualizzazione' +
    '|gemiddelde kijktijd|średni czas oglądania|ortalama izleme süresi|平均視聴時間|متوسط وقت المشاهدة',
  completion:
    'watched full video|completion rate|full video watched rate|finish rate|watched full video rate' +
    '|vidéo regardée en entier|taux de complétion|a regardé la vidéo en entier|vieron el video completo' +
    '|vieron el vídeo completo|tasa de finalización|assistiu ao vídeo completo|taxa de conclusão' +
    '|ganzes video angesehen|abschlussrate|video guardato per intero|tasso di completamento' +
    '|hele video bekeken|obejrzano cały film|tamamını izleyenler|最後まで視聴|شاهد الفيديو بالكامل',
};

/** Columns that are recognised but yield no figure of the product: stored as they are in the file. */
export const KEPT_FIELDS: ReadonlySet<string> = new Set<StudioField>(['watch_time', 'completion']);

/** Columns that identify the kind of a table; the first match applies. */
export const TABLE_SIGNS: readonly { kind: TableKind; needs: readonly StudioField[] }[] = [
  { kind: 'content', needs: ['link', 'video_views'] },
  { kind: 'content', needs: ['link', 'title', 'post_time', 'likes'] },
  { kind: 'activity', needs: ['date', 'hour', 'active_followers'] },
  { kind: 'overview', needs: ['date', 'video_views'] },
  { kind: 'followers', needs: ['date', 'followers'] },
  { kind: 'viewers', needs: ['date', 'viewers'] },
  { kind: 'gender', needs: ['gender', 'distribution'] },
  { kind: 'territories', needs: ['territory', 'distribution'] },
];

/** Tables that yield no figure of the product: stored unchanged with the import. */
export const IGNORED_TABLES: ReadonlySet<string> = new Set<TableKind>(['activity', 'gender', 'territories']);
