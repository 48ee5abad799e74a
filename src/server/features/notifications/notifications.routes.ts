import { anyone, signedIn } from '../../services/calls/procedures.ts';
import { browseNotifications, setNotificationRead } from './browse-notifications.ts';
import { chooseDigest, getDigest, leaveDigest } from './choose-digest.ts';
import { chooseNotification, getChoices } from './choose-notifications.ts';
import { listNotifications, markNotificationsRead } from './list-notifications.ts';

const { notifications } = signedIn;

export const notificationsRoutes = {
  list: notifications.list.handler(({ context }) => listNotifications(context.world, context.caller)),
  browse: notifications.browse.handler(({ context, input }) =>
    browseNotifications(context.world, context.caller, input),
  ),
  setRead: notifications.setRead.handler(({ context, input }) =>
    setNotificationRead(context.world, context.caller, input),
  ),
  markRead: notifications.markRead.handler(({ context, input }) =>
    markNotificationsRead(context.world, context.caller, input.until),
  ),
  choices: notifications.choices.handler(({ context }) => getChoices(context.world, context.caller)),
  choose: notifications.choose.handler(({ context, input }) =>
    chooseNotification(context.world, context.caller, input),
  ),
  digest: notifications.digest.handler(({ context }) => getDigest(context.world, context.caller)),
  chooseDigest: notifications.chooseDigest.handler(({ context, input }) =>
    chooseDigest(context.world, context.caller, input),
  ),
  endDigest: anyone.notifications.endDigest.handler(({ context, input }) =>
    leaveDigest(context.world, input),
  ),
};
