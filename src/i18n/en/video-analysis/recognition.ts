import type { SameShape } from '../../language/translate.ts';
import type { recognition as fr } from '../../fr/video-analysis/recognition.ts';

export const recognition: SameShape<typeof fr> = {
  found: {
    linked: '@{username} is already linked: you can open its figures.',
    profile: 'Account @{username}: it will be linked to your profile, then analysed if a source allows it.',
    demo: 'Demo creator @{username}: it will be linked and labelled as a demo everywhere.',
    video: 'Video by @{username}.',
    slideshow: 'Slideshow by @{username}.',
    videoAlone: 'A TikTok video link that does not say which account it belongs to.',
    shortLink: 'A TikTok short link: it will be followed to its video.',
    platform:
      'A link to {platform}: only TikTok videos are analysed by their link. You can drop the video’s file.',
    foreign:
      'This address is not TikTok’s. Only TikTok videos are analysed by their link; you can drop the video’s file.',
  },
  refused: {
    noHandle: 'This is not a TikTok @: plain letters, digits, dots and underscores, 24 at most.',
    handleTooLong: 'This is too long for a TikTok @, which has 24 characters at most.',
    noLink: 'This text holds no link. Paste that of a TikTok video or profile, or an @ alone.',
    tooLong: 'This text is too long. Paste the link alone.',
    tiktokPage: 'A TikTok page, but neither a video nor a profile. Copy the address of a video or profile.',
    videoIdImpossible:
      'This TikTok link leads to no video: its number is incomplete or wrong. Copy it again.',
    imitation: 'Careful: this address looks like TikTok’s, but it is another site.',
    credentials: 'This address contains a name or a password: a TikTok link never does.',
    port: 'This address contains a port number: a TikTok link never does.',
    scheme: 'This is not a web address: a TikTok link begins with https://.',
  },
  file: {
    data: '“{name}”: a {format} file. It is read under “Or a file”, and nothing is saved before you agree.',
    misnamed: 'Its name says {named}, its content is {format}.',
    other: {
      image: '“{name}” is an image. Images are not analysed here.',
      audio: '“{name}” is an audio file. Audio files are not analysed here.',
      otherVideo: '“{name}” is a video in another format. Convert it to MP4, MOV or WebM.',
      pdf: '“{name}” is a PDF. PDFs are not read here.',
      spreadsheet: '“{name}” is an Excel workbook. Save it as CSV, then drop the CSV.',
    },
    claimed: 'The content of “{name}” is not that of a {named} file: it is damaged, or has the wrong name.',
    unknown: '“{name}” is not recognised. MP4, MOV, WebM, SRT, VTT, CSV, ZIP and JSON are read.',
    empty: '“{name}” is empty.',
    several: 'A video with its captions, or one other file at a time.',
    unreadable: '“{name}” could not be read.',
  },
};
