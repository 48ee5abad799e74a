import { receiveSmtp, type InboundMail } from '../integrations/inbound-mail/receive-smtp.ts';
import type { World } from '../world.ts';
import { receiveReply } from './receive-reply.ts';
import { ticketOfAddress } from './reply-address.ts';

/** Listens for replies by mail where the operator said so; null: nobody does. */
export async function startInboundMail(world: World): Promise<InboundMail | null> {
  const { inboundMail, host } = world.config;
  if (inboundMail === null) return null;
  return receiveSmtp({
    port: inboundMail.port,
    host,
    tls: inboundMail.tls,
    log: world.log,
    isOurs: address => ticketOfAddress(world, address) !== null,
    take: (address, mail) => receiveReply(world, address, mail),
  });
}
