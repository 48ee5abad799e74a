import type { SameShape } from '../translate.ts';
import type { admin as fr } from '../fr/admin.ts';

export const admin: SameShape<typeof fr> = {
  title: 'Administration',
  text: 'What this server can read, and what you allow it to read.',
  forbidden: 'This page is for administrators',
  forbiddenText: 'Your account does not have this role. An administrator of this server can give it to you.',
  back: 'Back to the dashboard',
  consent: {
    title: 'Live collection',
    sentence:
      'Accroche will read TikTok’s public pages from this server. TikTok’s terms may forbid it: knowing this, the decision is yours.',
    given: 'Allowed',
    givenAt: 'Allowed on {when}',
    closed: 'Closed',
    allow: 'Allow live collection',
    withdraw: 'Close live collection',
    saved: 'Choice saved',
    effect: 'Closing collection erases nothing: figures already read stay, with their date.',
  },
  sources: {
    title: 'Sources',
    text: 'In the order in which they are tried.',
    usable: 'Usable',
    unusable: 'Unavailable',
    version: 'Version {version}',
    needed: 'Version needed: {needed}',
    refresh: 'Check again',
    names: {
      page_json: 'TikTok’s public page',
      ytdlp: 'yt-dlp',
      apify_file: 'Imported Apify file',
      ytdlp_file: 'Imported yt-dlp file',
      demo: 'Demo creators',
    },
    roles: {
      page_json: 'The account’s figures, read from its public page.',
      ytdlp: 'The list of videos and their figures.',
      apify_file: 'Videos exported by the user, without asking TikTok for anything.',
      ytdlp_file: 'Videos exported by the user, without asking TikTok for anything.',
      demo: 'Invented accounts, always labelled as such.',
    },
  },
};
