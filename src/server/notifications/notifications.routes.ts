import { signedIn } from '../http/procedures.ts';
import { chooseNotification, getChoices } from './choose-notifications.ts';
import { listNotifications, markNotificationsRead } from './list-notifications.ts';

const { notifications } = signedIn;

export const notificationsRoutes = {
  list: notifications.list.handler(({ context }) => listNotifications(context.world, context.caller)),
  markRead: notifications.markRead.handler(({ context, input }) =>
    markNotificationsRead(context.world, context.caller, input.until),
  ),
  choices: notifications.choices.handler(({ context }) => getChoices(context.world, context.caller)),
  choose: notifications.choose.handler(({ context, input }) =>
    chooseNotification(context.world, context.caller, input),
  ),
};
