import type { SameShape } from '../../language/translate.ts';
import type { onboarding as fr } from '../../fr/app/onboarding.ts';

export const onboarding: SameShape<typeof fr> = {
  title: 'Welcome',
  text: 'Which TikTok account do you want to follow?',
  handle: 'Your TikTok @',
  handleHint: 'With or without the @, or the address of your profile.',
  handlePlaceholder: '@myaccount',
  submit: 'Analyse my account',
  or: 'Or without waiting',
  support: 'Write to support',
  settings: 'Settings',
  signOut: 'Sign out',
  emptyHandle: 'Please enter your TikTok @',
  full: 'Your plan has no place left. Replace a linked account, or move to a plan with room for more.',
  failed: 'Your TikTok account could not be set up',
  done: 'Account set up!',
  doneText: 'Your account is being analysed...',
  linkedWithout: 'Account linked, figures pending',
  linkedWithoutText: '@{username} is in your list. Its figures are waiting for a source.',
  add: {
    title: 'Add an account',
    text: 'A public TikTok account, a file, or a demo creator.',
    submit: 'Add',
  },
  ways: {
    title: 'Three ways to continue',
    titleFour: 'Four ways to continue',
    back: 'Back',
    later: 'Continue without figures',
    connect: 'Connect with TikTok',
    connectText:
      'TikTok asks for your permission, then brings you back here. The numbers of your account are exact from then on.',
    consent: 'Allow live collection',
    consentText:
      'Accroche will read TikTok’s public pages from this server. TikTok’s terms may forbid it: knowing this, the decision is yours, and you can reverse it in Administration.',
    consentButton: 'I agree, start the analysis',
    askAdmin: 'Ask the administrator',
    askAdminText:
      'Live collection is closed on this server. Only an administrator can open it, with one click in Administration.',
    retry: 'Try collecting again',
    retryText: 'The cause may be gone: another attempt costs nothing.',
    retryButton: 'Try again',
    import: 'Import a file',
    importText:
      'A TikTok Studio export, your TikTok data, an Apify export or the output of “yt-dlp -J”: your videos, with a preview before anything is saved.',
    wrongHandle: 'Is @{username} not the right account?',
    demo: 'Look at a demo creator',
    demoText: 'Ten invented accounts, complete, always labelled as such.',
  },
  demo: {
    title: 'Choose a demo creator',
    text: 'These accounts are invented. Their figures carry the label “demo data” everywhere.',
    size: '{followers} followers · {videos} videos · {rhythm} a week',
    open: 'Open the demo creator {name}',
    language: { fr: 'in French', en: 'in English' },
  },
  import: {
    title: 'Import a file',
  },
  firstSync: {
    title: 'Your account has just been linked',
    text: 'Its figures appear here as soon as they are read.',
  },
  noAccount: {
    title: 'No account to follow',
    text: 'This page fills up as soon as an account is linked.',
    action: 'Link an account',
  },
};
