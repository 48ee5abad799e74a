import type { SameShape } from '../translate.ts';
import type { settings as fr } from '../fr/settings.ts';

export const settings: SameShape<typeof fr> = {
  title: 'Settings',
  text: 'Your profile, the display and your plan.',
  profile: {
    title: 'Profile',
    fullName: 'Full name',
    username: 'Username',
    email: 'E-mail address',
    emailHint: 'You sign in with it.',
    handle: 'Primary account',
    noHandle: 'none',
    save: 'Save the profile',
    saved: 'Saved at {time}',
    unsaved: 'Unsaved changes',
    usernameEmpty: 'The username cannot be empty.',
    password: 'Change the password',
  },
  display: {
    title: 'Display',
    language: 'Language',
    theme: 'Theme',
    timeZone: 'Time zone',
    timeZoneHint: 'Dates, days and quota resets follow this time zone.',
    here: 'This device’s time zone: {zone}',
  },
  notifications: {
    title: 'Notifications',
    text: 'Accroche sends only what is necessary: the confirmation of your address and password changes. No advertising, hence nothing to switch off.',
  },
  plan: {
    title: 'Plan',
    current: 'Current plan',
    see: 'Compare plans',
    cancel: 'Cancel your contract',
    cancelTitle: 'Cancel your contract',
    cancelFree:
      'You have no paid contract: the {plan} plan commits you to nothing and no means of payment is stored. There is nothing to cancel.',
    cancelGranted:
      'The {plan} plan was granted to you without a paid contract or a stored means of payment. There is nothing to cancel; to give it up, ask the administrator.',
    support: 'Open support',
    close: 'Understood',
  },
  data: {
    title: 'Data',
    text: 'Take everything measured on your accounts with you.',
    action: 'Open downloads',
  },
  traces: {
    title: 'Viewings by support',
    text: 'A person of the support can read your pages for half an hour, without changing anything. You see it here each time.',
    none: 'Nobody has viewed your account.',
    support: 'Support',
    running: 'Now',
    minutes: { one: '{count} minute', other: '{count} minutes' },
    reason: 'Reason: {reason}',
  },
};
