import { anyone, signedIn } from '../../services/calls/procedures.ts';
import { browseNotifications, setNotificationRead } from './browse-notifications.ts';
import { chooseDigest, getDigest, unsubscribeFromDigest } from './choose-digest.ts';
import { chooseNotification, getChoices } from './choose-notifications.ts';
import { listNotifications, markNotificationsRead } from './list-notifications.ts';

const { notifications } = signedIn;

export const notificationsRoutes = {
  list: notifications.list.handler(({ context }) => listNotifications(context.app, context.caller)),
  browse: notifications.browse.handler(({ context, input }) =>
    browseNotifications(context.app, context.caller, input),
  ),
  setRead: notifications.setRead.handler(({ context, input }) =>
    setNotificationRead(context.app, context.caller, input),
  ),
  markRead: notifications.markRead.handler(({ context, input }) =>
    markNotificationsRead(context.app, context.caller, input.until),
  ),
  choices: notifications.choices.handler(({ context }) => getChoices(context.app, context.caller)),
  choose: notifications.choose.handler(({ context, input }) =>
    chooseNotification(context.app, context.caller, input),
  ),
  digest: notifications.digest.handler(({ context }) => getDigest(context.app, context.caller)),
  chooseDigest: notifications.chooseDigest.handler(({ context, input }) =>
    chooseDigest(context.app, context.caller, input),
  ),
  endDigest: anyone.notifications.endDigest.handler(({ context, input }) =>
    unsubscribeFromDigest(context.app, input),
  ),
};
