import type { ImportField } from '#domain/imports/import-fields.ts';
import { STUDIO_HEADERS } from '#domain/imports/studio-headers.ts';

/** Columns that a third-party table of videos can have. */
export const VIDEO_COLUMNS = [
  'link',
  'video_id',
  'account',
  'name',
  'title',
  'video_views',
  'likes',
  'comments',
  'shares',
  'saves',
  'duration',
  'post_time',
  'read_time',
  'followers',
] as const satisfies readonly ImportField[];
export type VideoColumn = (typeof VIDEO_COLUMNS)[number];

/** Headers used by collection tools and people, without punctuation and in lower case; separated by `|`. */
const HEADERS: Record<VideoColumn, string> = {
  link:
    'url|link|lien|enlace|href|permalink|adresse|address|videourl|videolink|webvideourl|weburl|shareurl|posturl' +
    '|postlink|itemurl|tiktokurl|tiktoklink|urlvideo|lienvideo|adressevideo',
  video_id: 'id|videoid|awemeid|itemid|postid|idvideo|tiktokid',
  account:
    'account|author|username|handle|user|compte|auteur|media|tiktokhandle|authorname|authorusername|uniqueid' +
    '|authoruniqueid|creator|createur|creatorusername|channel|profile|profil|nomducompte|cuenta|conta|konto',
  name: 'displayname|nickname|authornickname|nomaffiche|fullname',
  title:
    'description|desc|caption|text|texte|title|titre|legende|videotitle|videodescription|beskrivelse|descripcion' +
    '|descricao|beschreibung|descrizione|omschrijving|opis|aciklama',
  video_views:
    'views|vues|plays|playcount|viewcount|videoviews|totalviews|nombredevues|visninger|vistas|reproducciones' +
    '|visualizacoes|visualizaciones|aufrufe|visualizzazioni|weergaven|wyswietlenia|izlenme|goruntulenme',
  likes:
    'likes|likecount|likescount|diggcount|diggs|hearts|heartcount|jaime|nombredejaime|megusta|curtidas' +
    '|gefalltmir|mipiace|polubienia|begeni|begeniler',
  comments:
    'comments|comment|comm|commentcount|commentscount|commentaires|nbcommentaires|kommentarer|comentarios' +
    '|kommentare|commenti|reacties|komentarze|yorumlar',
  shares:
    'shares|share|sharecount|sharescount|reposts|partages|nbpartages|delinger|compartidos|compartilhamentos' +
    '|geteilt|condivisioni|keergedeeld|udostepnienia|paylasimlar',
  saves:
    'saves|savecount|collectcount|collects|bookmarks|bookmarkcount|favorites|favourites|favoritescount|favoris' +
    '|enregistrements|gemmer|guardados|salvamentos',
  duration:
    'duration|durations|duree|durationseconds|videoduration|durationsec|length|longueur|lengthseconds' +
    '|durees|dureesec|dureesecondes|dureeensecondes|dureevideo|durationinseconds',
  post_time:
    'createdat|createtime|createtimeiso|createddate|postedtime|postedat|posttime|postdate|publishedat|publishdate' +
    '|published|publicationdate|datedepublication|uploaddate|uploaddato|uploadtime|timestamp|date|datepublication',
  read_time:
    'fetchtime|fetchedat|scrapedat|scrapetime|scrapedate|scrapedatiso|collectedat|collectiondate|readat|observedat' +
    '|exportedat|extractedat|extractiondate|hentetdato|releve|relevele|datedureleve|datereleve|snapshotdate',
  followers: 'followers|followercount|fans|authorfans|abonnes|nombredabonnes|seguidores|volgers',
};

const BY_HEADER = new Map<string, VideoColumn>();
for (const column of VIDEO_COLUMNS) {
  for (const header of HEADERS[column].split('|')) BY_HEADER.set(bareHeader(header), column);
}
for (const column of VIDEO_COLUMNS) {
  if (!Object.hasOwn(STUDIO_HEADERS, column)) continue;
  for (const header of STUDIO_HEADERS[column as keyof typeof STUDIO_HEADERS].split('|')) {
    const bare = bareHeader(header);
    if (bare !== '' && !BY_HEADER.has(bare)) BY_HEADER.set(bare, column);
  }
}

/** The meaning of a header in a table of videos; null: unknown. */
export function videoColumnOf(header: string): VideoColumn | null {
  return BY_HEADER.get(bareHeader(header.slice(0, 120))) ?? null;
}

function bareHeader(header: string): string {
  return header
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
