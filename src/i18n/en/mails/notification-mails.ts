import type { SameShape } from '../../language/translate.ts';
import type { notificationMails as fr } from '../../fr/mails/notification-mails.ts';

export const notificationMails: SameShape<typeof fr> = {
  sync_failed: {
    subject: 'The sync of @{username} failed · Accroche',
    title: 'The sync of @{username} failed',
    text: '{reason}',
    action: 'See my accounts',
    note: 'Your last figures are kept. As long as the failure lasts, no other message will be sent. You can turn this message off in Settings, Notifications.',
  },
  sync_done: {
    subject: 'The sync of @{username} is done · Accroche',
    title: 'The sync of @{username} is done',
    text: 'The figures of @{username} are up to date.',
    action: 'See my accounts',
    note: 'You can turn this message off in Settings, Notifications.',
  },
  api_key_created: {
    subject: 'An API key was created · Accroche',
    title: 'An API key was created',
    text: 'The key “{name}” ({prefix}…) now gives access to your account through the programming interface.',
    action: 'See my keys',
    note: 'If this was not you, revoke this key and change your password.',
  },
  deletion_requested: {
    subject: 'Your account will be deleted on {when} · Accroche',
    title: 'Your account will be deleted on {when}',
    text: 'You asked for the deletion of your account. On {when} everything about you will be erased: profile, linked accounts, measurements, keys and sessions. Until then you can sign in, export your data and cancel. Your other sessions are closed and your API keys no longer work.',
    action: 'Cancel the deletion',
    note: 'If this was not you, sign in, cancel the deletion and change your password.',
  },
  deletion_suspends: {
    schedules:
      'Your share links, those of your clients too, no longer open and your scheduled reports are no longer sent; cancelling brings them back.',
    links: 'Your share links, those of your clients too, no longer open; cancelling opens them again.',
  },
  deletion_contract: {
    ends: 'Your {plan} subscription ends with the account, on {ends}, with no refund of the days left. Nothing is charged afterwards.',
    leaving: 'Your {plan} subscription is already cancelled: it ends on {ends}, and nothing more is charged.',
    renews: 'It will still be charged on {renews}, unless you cancel it before.',
    withdrawal:
      'You can still withdraw and be refunded, until {withdrawal}: “Withdraw from contract here”, in your settings.',
    withdrawn:
      'You withdrew from your {plan} subscription on {withdrawn}: it ends without waiting for the account to be deleted, and what is due to you is refunded.',
    withdrawalBeyond:
      'You can still withdraw and be refunded: in your settings until the account ends, on {ends}, then until {withdrawal} by “Withdraw from contract here”, at the foot of every public page.',
  },
  deletion_cancelled: {
    subject: 'Your account will not be deleted · Accroche',
    title: 'Your account will not be deleted',
    text: 'The deletion of your account was just cancelled. Nothing was erased. Revoked API keys stay revoked.',
    action: 'Open the settings',
    note: 'If this was not you, change your password.',
  },
  archive_imported: {
    subject: 'An archive was imported · Accroche',
    title: 'An archive was imported',
    text: 'The data of the archive “{name}” was added to your account.',
    action: 'Open the settings',
    note: 'If this was not you, change your password.',
  },
  factors_removed_by_admin: {
    subject: 'Your second factors were removed · Accroche',
    title: 'Your second factors were removed',
    text: 'An administrator of this server removed the second factors and the recovery codes of your account because you no longer had access to them. Your sessions are closed, and your password alone signs you in again.',
    action: 'Add a second factor',
    note: 'If you did not ask for this, choose a new password right away and tell the administrator.',
  },
  farewell: {
    subject: 'Your account is deleted · Accroche',
    title: 'Your account is deleted',
    text: 'The time is up: everything about you was erased from Accroche. Earlier backups will only serve to repair the service, and your account will be erased from them again. This is our last message.',
    action: 'Open Accroche',
    note: 'You may open a new account whenever you like; it will be empty.',
  },
};
