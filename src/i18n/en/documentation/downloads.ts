import type { DocPage } from '../../documentation/documentation.ts';

export const downloads: DocPage = {
  title: 'Download videos',
  summary: 'Get the files of your videos from their links: on what conditions, and for how long.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Get a file',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Open {page:download}. Your exports and your own videos come first.',
            'Paste the links of public TikTok videos, one per line, {value:linksDownloaded} at most. Short links will do.',
            'Confirm that these videos are yours, or that their author lets you download them. Your statement is kept with its date.',
            'When TikTok offers two files, choose: H.264 plays everywhere; H.265 is sharper, but some devices cannot play it.',
            '{text:downloads.row.save} before the date shown. With the SHA-256 checksum you can verify that the file is whole.',
          ],
        },
        {
          kind: 'picture',
          name: 'downloads',
          alt: 'The downloads page: the archive, the exports, then the files of your videos.',
        },
      ],
    },
    {
      id: 'needs',
      title: 'What the server needs',
      blocks: [
        {
          kind: 'text',
          text: 'Downloading by link needs an administrator’s consent to reading TikTok, and a recent yt-dlp on the server ({variable:YTDLP_PATH}). The page says what is missing. The room there is, the file size and how long a file is kept depend on this server ({variable:DOWNLOAD_QUOTA_MB}, {variable:DOWNLOAD_FILE_MB}, {variable:DOWNLOAD_DAYS}); they are written beside the form.',
        },
      ],
    },
    {
      id: 'analyse',
      title: 'Analyse what you downloaded',
      blocks: [
        {
          kind: 'text',
          text: '{text:downloads.row.analyse}, on the row of a video, starts an analysis with its file: pictures, cuts, sound and text are then measured.',
        },
      ],
    },
    {
      id: 'not',
      title: 'What downloading does not do',
      blocks: [
        {
          kind: 'list',
          items: [
            'It gets around nothing: a video that is private, deleted, limited to some countries or to people who are signed in is refused, with the reason where TikTok gives one.',
            'A slideshow is not a video: it is refused, never replaced by its sound alone.',
            'No promise about the watermark: it is the file that TikTok gives.',
            'The archive of your data holds the list of your downloads, not the files.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Read on',
      blocks: [{ kind: 'links', to: ['videos#download', 'analyse-a-video#file', 'sharing#exports'] }],
    },
  ],
};
