import { readFileSync, statSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

/** A certificate with those above it, and its key, each a PEM file. */
export interface CertificateFiles {
  certFile: string;
  keyFile: string;
}

export interface Certificate {
  cert: Buffer;
  key: Buffer;
}

/** Throws when a file cannot be read, is none of the kind, or when the key is another one's. */
export function loadCertificate({ certFile, keyFile }: CertificateFiles): Certificate {
  const certificate = { cert: readFileSync(certFile), key: readFileSync(keyFile) };
  createSecureContext(certificate);
  return certificate;
}

/** Answers the certificate whenever its files have changed since the last look: renewal needs no restart. */
export function watchCertificate(files: CertificateFiles): { renewed(): Certificate | null } {
  const stamp = (): string =>
    [files.certFile, files.keyFile].map(path => `${statSync(path).mtimeMs} ${statSync(path).ino}`).join(' ');
  let seen = stamp();
  return {
    renewed() {
      const now = stamp();
      if (now === seen) return null;
      // One of two that are written one after the other does not fit yet: looked at again the next time.
      const certificate = loadCertificate(files);
      seen = now;
      return certificate;
    },
  };
}
