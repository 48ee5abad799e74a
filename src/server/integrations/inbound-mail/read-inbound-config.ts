export interface InboundMailConfig {
  port: number;
  /** Replies come to this address with a token in it: `support+token@…`. */
  address: string;
}

interface Given {
  INBOUND_SMTP_PORT?: number | undefined;
  SUPPORT_ADDRESS?: string | undefined;
}

/** With the token, the part before the `@` must stay within 64 letters (RFC 5321, §4.5.3.1.1). */
const ADDRESS = /^[A-Za-z0-9][A-Za-z0-9._-]{0,20}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,200}[A-Za-z0-9])?$/;

/** Mail comes in where both are said; null: nobody listens. */
export function readInboundConfig(env: Given, problems: string[]): InboundMailConfig | null {
  const { INBOUND_SMTP_PORT: port, SUPPORT_ADDRESS: address } = env;
  if (port === undefined && address === undefined) return null;
  if (address === undefined) {
    problems.push('SUPPORT_ADDRESS is missing: INBOUND_SMTP_PORT needs the address that replies go to');
    return null;
  }
  if (port === undefined) {
    problems.push('INBOUND_SMTP_PORT is missing: mails to SUPPORT_ADDRESS need a port to come in by');
    return null;
  }
  if (!ADDRESS.test(address)) {
    problems.push(
      'SUPPORT_ADDRESS is not usable: it must be a plain address of at most 21 characters before the @',
    );
    return null;
  }
  return { port, address };
}
