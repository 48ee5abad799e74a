import { describe, expect, test } from 'vitest';
import { idAt } from '#test/sources/ytdlp-output.ts';
import { parseImportFile } from '#server/integrations/import-files/parse-import-file.ts';
import { testHandle } from '#test/scenes/scripted-source.ts';

const importedAt = new Date('2026-11-21T12:00:00Z');
const ID = idAt(Date.parse('2026-11-10T09:00:00Z') / 1000);
const LINK = `https://www.tiktok.com/@atelier.nadia/video/${ID}`;

/** Column titles of « Overview » and « Content », in the order of the recorded exports. */
const LANGUAGES: Record<string, { overview: string; content: string }> = {
  fr: {
    overview: 'Date|Vues de vidéos|Vues du profil|J’aime|Commentaires|Partages',
    content:
      'Heure|Titre de la vidéo|Lien de la vidéo|Date de publication|Total des J’aime|Total des commentaires|Total des partages|Total des vues',
  },
  en: {
    overview: 'Date|Video Views|Profile Views|Likes|Comments|Shares',
    content: 'Time|Video title|Video link|Post time|Total likes|Total comments|Total shares|Total views',
  },
  es: {
    overview: 'Fecha|Visualizaciones de vídeos|Visualizaciones del perfil|Me gusta|Comentarios|Compartidos',
    content:
      'Hora|Título del vídeo|Enlace del vídeo|Hora de publicación|Total de Me gusta|Total de comentarios|Total de compartidos|Visualizaciones totales',
  },
  pt: {
    overview: 'Data|Visualizações de vídeo|Visualizações do perfil|Curtidas|Comentários|Compartilhamentos',
    content:
      'Hora|Título do vídeo|Link do vídeo|Data de publicação|Total de curtidas|Total de comentários|Total de compartilhamentos|Total de visualizações',
  },
  de: {
    overview: 'Datum|Videoaufrufe|Profilaufrufe|Gefällt mir|Kommentare|Geteilte Inhalte',
    content:
      'Zeit|Videotitel|Videolink|Veröffentlichungszeit|Likes insgesamt|Kommentare insgesamt|Shares insgesamt|Aufrufe insgesamt',
  },
  it: {
    overview: 'Data|Visualizzazioni video|Visualizzazioni del profilo|Mi piace|Commenti|Condivisioni',
    content:
      'Ora|Titolo del video|Link del video|Data di pubblicazione|Mi piace totali|Commenti totali|Condivisioni totali|Visualizzazioni totali',
  },
  nl: {
    overview: 'Datum|Videoweergaven|Profielweergaven|Likes|Reacties|Keer gedeeld',
    content:
      'Tijd|Videotitel|Link naar video|Plaatsingstijd|Totaal aantal likes|Totaal aantal reacties|Totaal aantal keer gedeeld|Totaal aantal weergaven',
  },
  pl: {
    overview: 'Data|Wyświetlenia filmów|Wyświetlenia profilu|Polubienia|Komentarze|Udostępnienia',
    content:
      'Czas|Tytuł filmu|Link do filmu|Czas publikacji|Łączna liczba polubień|Łączna liczba komentarzy|Udostępnienia|Łączna liczba wyświetleń',
  },
  tr: {
    overview: 'Tarih|Video görüntülemeleri|Profil görüntülemeleri|Beğeniler|Yorumlar|Paylaşımlar',
    content:
      'Zaman|Video başlığı|Video bağlantısı|Gönderi zamanı|Toplam beğeni|Toplam yorum|Toplam paylaşım|Toplam görüntüleme',
  },
  ja: {
    overview: '日付|動画の視聴数|プロフィールの表示回数|いいね|コメント|シェア',
    content: '時間|動画のタイトル|動画のリンク|投稿日時|いいねの合計|コメントの合計|シェアの合計|合計視聴数',
  },
  ar: {
    overview: 'التاريخ|مشاهدات الفيديو|مشاهدات الملف الشخصي|الإعجابات|التعليقات|المشاركات',
    content:
      'الوقت|عنوان الفيديو|رابط الفيديو|وقت النشر|إجمالي الإعجابات|إجمالي التعليقات|إجمالي المشاركات|إجمالي المشاهدات',
  },
};

const quoted = (cells: string[]) => cells.map(cell => `"${cell}"`).join(',');
function read(rows: string[][]) {
  const text = `\uFEFF${rows.map(quoted).join('\n')}\n`;
  const reading = parseImportFile({
    bytes: new TextEncoder().encode(text),
    fileName: 'Content.csv',
    importedAt,
    handleHint: testHandle('atelier.nadia'),
  });
  if (!reading.ok) throw new Error(`${reading.reason} ${JSON.stringify(reading.values)}`);
  return reading;
}
/** « 19 novembre » as CLDR writes it in the language. */
const written = (language: string, day: string) =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

describe('TikTok Studio’s own tables, in the words and dates of', () => {
  test.each(Object.entries(LANGUAGES))('%s', (language, { overview, content }) => {
    const days = read([
      overview.split('|'),
      [written(language, '2026-11-19'), '1', '2', '3', '4', '5'],
      [written(language, '2026-11-20'), '6', '7', '8', '9', '10'],
    ]);
    expect(days.accounts[0]?.days?.map(({ day, metric, value }) => `${day} ${metric} ${value}`)).toEqual([
      '2026-11-19 video_views 1',
      '2026-11-19 profile_views 2',
      '2026-11-19 likes 3',
      '2026-11-19 comments 4',
      '2026-11-19 shares 5',
      '2026-11-20 video_views 6',
      '2026-11-20 profile_views 7',
      '2026-11-20 likes 8',
      '2026-11-20 comments 9',
      '2026-11-20 shares 10',
    ]);
    const videos = read([
      content.split('|'),
      [
        written(language, '2026-11-20'),
        'Du pain',
        LINK,
        written(language, '2026-11-10'),
        '8',
        '7',
        '6',
        '1234',
      ],
    ]);
    expect(videos.format).toBe('studio');
    expect(videos.warnings).toEqual(['date_from_id']);
    expect(videos.accounts[0]?.videos).toMatchObject([
      {
        views: 1_234,
        likes: 8,
        comments: 7,
        shares: 6,
        precision: 'exact',
        observedAt: new Date('2026-11-20T00:00:00Z'),
      },
    ]);
  });
});

test('Spanish of America, without the accent of « vídeo », is read as that of Spain', () => {
  const { accounts } = read([
    ['Fecha', 'Visualizaciones de videos', 'Visualizaciones de perfil', 'Me gusta', 'Veces compartido'],
    [written('es-MX', '2026-11-20'), '6', '7', '8', '9'],
  ]);
  expect(accounts[0]?.days?.map(({ metric, value }) => `${metric} ${value}`)).toEqual([
    'video_views 6',
    'profile_views 7',
    'likes 8',
    'shares 9',
  ]);
});

test('« Content » without its views brings the rest, exact, with unknown views', () => {
  const { accounts, format, warnings } = read([
    ['Time', 'Video title', 'Video link', 'Post time', 'Total likes', 'Total comments'],
    ['November 20', 'Du pain', LINK, 'November 10', '8', '7'],
  ]);
  expect(format).toBe('studio');
  expect(warnings).toContain('missing_views');
  expect(accounts[0]?.videos).toMatchObject([{ views: null, likes: 8, comments: 7, precision: 'exact' }]);
});

test('an ISO post time without a day of export is read; the counts are exact and not dated', () => {
  const { accounts, time, format } = read([
    ['Video title', 'Video link', 'Post time', 'Total likes', 'Total views'],
    ['Du pain', LINK, '2026-11-10T09:00:00Z', '8', '1234'],
  ]);
  expect(format).toBe('studio');
  expect(time).toMatchObject({ from: 'unknown', at: new Date('2026-11-10T09:00:00Z') });
  expect(accounts[0]?.videos).toMatchObject([
    { views: 1_234, precision: 'exact', source: 'undated_file', warnings: ['date_from_id'] },
  ]);
});

test('a shortened count is read as rounded; favourites are saves, watch time and completion are kept by name', () => {
  const { accounts, parts, aside } = read([
    [
      'Time',
      'Video title',
      'Video link',
      'Total views',
      'Favorites',
      'Average watch time',
      'Watched full video',
    ],
    ['November 20', 'Du pain', LINK, '1.2K', '31', '7.4s', '18.2%'],
  ]);
  expect(accounts[0]?.videos).toMatchObject([{ views: 1_200, saves: 31, precision: 'rounded' }]);
  expect(parts?.[0]?.columns.map(({ as }) => as)).toEqual([
    'date',
    'title',
    'link',
    'video_views',
    'saves',
    'watch_time',
    'completion',
  ]);
  expect(aside).toEqual([
    {
      file: 'Content.csv',
      kind: 'content',
      columns: ['Time', 'Average watch time', 'Watched full video'],
      rows: [['November 20', '7.4s', '18.2%']],
    },
  ]);
});
