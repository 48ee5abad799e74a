import {
  notificationMatrix,
  type NotificationChoice,
  type NotificationMatrix,
} from '#domain/notifications/notification-choice.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, World } from '../../services/app-context.ts';
import { listChoices, saveChoice } from './notifications.queries.ts';

export async function getChoices(
  world: World,
  { userId }: Pick<Caller, 'userId'>,
): Promise<NotificationMatrix> {
  return notificationMatrix(await listChoices(world.db.tenant(userId), userId));
}

export function chooseNotification(
  world: World,
  { userId }: Caller,
  choice: NotificationChoice,
): Promise<NotificationMatrix> {
  return world.db.tenant(userId).transaction(async tx => {
    if ((await saveChoice(tx, userId, choice)) === 0) throw new AppError('unauthenticated');
    return notificationMatrix(await listChoices(tx, userId));
  });
}
