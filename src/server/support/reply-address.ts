import { timingSafeEqual } from 'node:crypto';
import {
  readToken,
  replyAddress,
  SEAL_BYTES,
  tokenOfAddress,
  writeToken,
} from '#domain/support/reply-token.ts';
import type { World } from '../world.ts';

const PURPOSE = 'replies to a request by mail';

type Parts = Pick<World, 'config' | 'secrets'>;

/** Where a mail about this ticket is answered; null: no mail comes in here. Nobody can make one up. */
export function replyAddressOf({ config, secrets }: Parts, ticketId: string): string | null {
  if (config.inboundMail === null) return null;
  const ticket = Buffer.from(ticketId.replaceAll('-', ''), 'hex');
  return replyAddress(
    config.inboundMail.address,
    writeToken(Buffer.concat([ticket, sealOf(secrets, ticketId)])),
  );
}

/** The ticket that an address of ours leads to; null: not ours, or not of our making. */
export function ticketOfAddress({ config, secrets }: Parts, address: string): string | null {
  if (config.inboundMail === null) return null;
  const token = tokenOfAddress(config.inboundMail.address, address);
  const read = token === null ? null : readToken(token);
  if (read === null) return null;
  const hex = Buffer.from(read.ticket).toString('hex');
  const ticketId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return timingSafeEqual(Buffer.from(read.seal), sealOf(secrets, ticketId)) ? ticketId : null;
}

function sealOf(secrets: Parts['secrets'], ticketId: string): Buffer {
  return secrets.hash(PURPOSE, ticketId).subarray(0, SEAL_BYTES);
}
