import { loadCertificate, type CertificateFiles } from './certificate.ts';

export interface InboundMailConfig {
  port: number;
  /** Replies come to this address with a token in it: `support+token@…`. */
  address: string;
  /** What STARTTLS is offered with; null: it is not. */
  tls: CertificateFiles | null;
}

interface Given {
  INBOUND_SMTP_PORT?: number | undefined;
  INBOUND_TLS_CERT?: string | undefined;
  INBOUND_TLS_KEY?: string | undefined;
  SUPPORT_ADDRESS?: string | undefined;
}

/** With the token, the part before the `@` must stay within 64 letters (RFC 5321, §4.5.3.1.1). */
const ADDRESS = /^[A-Za-z0-9][A-Za-z0-9._-]{0,20}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,200}[A-Za-z0-9])?$/;

/** Mail comes in where both are said; null: nobody listens. */
export function readInboundConfig(env: Given, problems: string[]): InboundMailConfig | null {
  const { INBOUND_SMTP_PORT: port, SUPPORT_ADDRESS: address } = env;
  const tls = readCertificateFiles(env, problems);
  if (port === undefined && address === undefined) {
    if (tls !== null)
      problems.push('INBOUND_SMTP_PORT is missing: INBOUND_TLS_CERT is for mails that come in by it');
    return null;
  }
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
  return { port, address, tls };
}

function readCertificateFiles(env: Given, problems: string[]): CertificateFiles | null {
  const { INBOUND_TLS_CERT: certFile, INBOUND_TLS_KEY: keyFile } = env;
  if (certFile === undefined && keyFile === undefined) return null;
  if (certFile === undefined || keyFile === undefined) {
    const [missing, given] =
      certFile === undefined
        ? ['INBOUND_TLS_CERT', 'INBOUND_TLS_KEY']
        : ['INBOUND_TLS_KEY', 'INBOUND_TLS_CERT'];
    problems.push(`${missing} is missing: ${given} needs it`);
    return null;
  }
  try {
    loadCertificate({ certFile, keyFile });
  } catch (error) {
    problems.push(`INBOUND_TLS_CERT and INBOUND_TLS_KEY are not usable: ${(error as Error).message}`);
    return null;
  }
  return { certFile, keyFile };
}
