import type { OpenedMessage } from '#contract/admin/admin-outbox.ts';
import { AppError } from '#server/platform/app-error.ts';
import { runAdminAction, type AdminContext } from '../acts/admin-action.ts';
import { isReadable, showMessage } from './list-outbox.ts';
import { findMessageText, listMessages } from './outbox.queries.ts';

/** A stored message with its text. It may contain a link that gives access to an account, so reading it is logged. */
export function readMessage(context: AdminContext, id: string): Promise<OpenedMessage> {
  const { app } = context;
  return runAdminAction(context, async (tx, record) => {
    const [message] = await listMessages(tx, { id, after: null, limit: 1 });
    const found = await findMessageText(tx, id);
    if (message === undefined || found === undefined) throw new AppError('not_found');
    if (!isReadable(app, message)) throw new AppError('message_not_readable');
    const { user_id: userId, text, html } = found;
    await record({
      action: 'outbox.read',
      subject: userId === null ? { type: 'message', id } : { type: 'user', id: userId },
      details: { channel: message.channel, message: id },
    });
    return { ...showMessage(app, message), text, html };
  });
}
