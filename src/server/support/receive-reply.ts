import { createHash } from 'node:crypto';
import { ATTACHMENT_LIMITS, shownName } from '#domain/support/attachment.ts';
import { isAutomaticMail } from '#domain/support/automatic-mail.ts';
import { cutQuotedText } from '#domain/support/cut-quoted-text.ts';
import { MAILS_A_DAY, stateAfter, TICKET_LIMITS } from '#domain/support/ticket.ts';
import { AppError } from '../app-error.ts';
import { mayMailIn } from '../auth/limit-inbound-mails.ts';
import type { Transaction } from '../db/database.ts';
import { MailRefusal } from '../integrations/inbound-mail/mail-refusal.ts';
import type { ReadMail } from '../integrations/inbound-mail/read-mail.ts';
import type { World } from '../world.ts';
import { insertAttachment } from './attachments.queries.ts';
import { checkAttachment, type CheckedFile } from './check-attachment.ts';
import { dropAttachments, keepAttachment, type KeptAttachment } from './keep-attachment.ts';
import { ticketOfAddress } from './reply-address.ts';
import { addMessage, hasMail, lockForMail } from './support.queries.ts';

/**
 * A reply by mail becomes a message of its thread. The address proves that its sender was written to; the mail must come
 * from there, too. What programs write is dropped in silence, and nothing is ever answered.
 */
export async function receiveReply(world: World, address: string, mail: ReadMail): Promise<void> {
  const ticketId = ticketOfAddress(world, address);
  if (ticketId === null || mail.from === null) throw new MailRefusal(550, 'There is no such address here');
  if (isAutomaticMail(mail.headers, mail.from) || isFromUs(world, mail.from)) {
    world.log.info({ ticketId }, 'a mail that a program wrote was dropped');
    return;
  }
  if (!(await mayMailIn(world, ticketId, MAILS_A_DAY)))
    throw new MailRefusal(452, 'Too many mails for this request today');
  const { files, leftOut } = checked(mail);
  const text = shortened(cutQuotedText(mail.text));
  if (text === '' && files.length === 0) throw new MailRefusal(550, 'The mail says nothing that is new');
  const kept: KeptAttachment[] = [];
  try {
    const isNew = await world.db.system.transaction(async tx => {
      const ticket = await lockForMail(tx, ticketId);
      if (ticket === undefined) throw new MailRefusal(550, 'This request is no longer there');
      if (ticket.email.toLowerCase() !== mail.from?.toLowerCase())
        throw new MailRefusal(550, 'Please write from the address that asked');
      const mailKey = keyOf(mail, text);
      if (await hasMail(tx, ticketId, mailKey)) return false;
      for (const file of files) kept.push(await keepAttachment(world, ticket.user_id ?? ticketId, file));
      await write(world, tx, { ticketId, userId: ticket.user_id, text, mailKey, leftOut, kept });
      return true;
    });
    world.log.info({ ticketId, isNew }, 'a reply by mail was taken in');
  } catch (error) {
    await dropAttachments(
      world,
      kept.map(({ storageKey }) => storageKey),
    );
    throw refusalOf(error);
  }
}

interface Reply {
  ticketId: string;
  userId: string | null;
  text: string;
  mailKey: Buffer;
  leftOut: string[];
  kept: readonly KeptAttachment[];
}

async function write(world: World, tx: Transaction, reply: Reply): Promise<void> {
  const { ticketId, userId, text, mailKey, leftOut, kept } = reply;
  const now = world.clock.now();
  const added = await addMessage(tx, {
    ticketId,
    author: 'asker',
    staffId: null,
    text: text === '' ? kept.map(({ name }) => name).join('\n') : text,
    state: stateAfter('asker'),
    now,
    most: TICKET_LIMITS.messages,
    mailKey,
    leftOut,
  });
  if (added === undefined)
    throw new MailRefusal(550, 'This request holds too many messages; please open a new one');
  for (const [place, file] of kept.entries())
    await insertAttachment(tx, { ...file, userId, ticketId, messageId: added.id, place, now, most: 0 });
}

/** The files that are taken, and the names of those that are not. */
function checked({ files }: ReadMail): { files: CheckedFile[]; leftOut: string[] } {
  const taken: CheckedFile[] = [];
  const leftOut: string[] = [];
  for (const { name, content } of files) {
    try {
      if (taken.length >= ATTACHMENT_LIMITS.files) throw new AppError('attachment_limit_reached');
      taken.push(checkAttachment(name, content));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (leftOut.length < TICKET_LIMITS.leftOut) leftOut.push(shownName(name));
    }
  }
  return { files: taken, leftOut };
}

function shortened(text: string): string {
  return text.length <= TICKET_LIMITS.text
    ? text
    : `${text.slice(0, TICKET_LIMITS.text - 4).toWellFormed()} […]`;
}

/** What makes a mail that comes twice the same: what its own program numbered it, else what it says. */
function keyOf({ messageId, headers }: ReadMail, text: string): Buffer {
  return createHash('sha256')
    .update(messageId ?? `${headers.get('date') ?? ''}\n${text}`)
    .digest();
}

/** What we sent ourselves, come back round. */
function isFromUs({ config }: World, from: string): boolean {
  const ours = [/<([^<>]+)>\s*$/.exec(config.mailFrom)?.[1] ?? config.mailFrom, config.inboundMail?.address];
  return ours.some(address => address?.toLowerCase() === from.toLowerCase());
}

/** No room or no storage passes; everything of ours that is not a refusal does, too. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  return new MailRefusal(
    error.code === 'storage_full' ? 452 : 451,
    'There is no room for the files just now',
  );
}
