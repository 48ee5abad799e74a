import {
  notificationMatrix,
  type NotificationChoice,
  type NotificationMatrix,
} from '#domain/notifications/notification-choice.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { listChoices, saveChoice } from './notifications.queries.ts';

export async function getChoices(
  app: AppContext,
  { userId }: Pick<Caller, 'userId'>,
): Promise<NotificationMatrix> {
  return notificationMatrix(await listChoices(app.db.tenant(userId), userId));
}

export function chooseNotification(
  app: AppContext,
  { userId }: Caller,
  choice: NotificationChoice,
): Promise<NotificationMatrix> {
  return app.db.tenant(userId).transaction(async tx => {
    if ((await saveChoice(tx, userId, choice)) === 0) throw new AppError('unauthenticated');
    return notificationMatrix(await listChoices(tx, userId));
  });
}
