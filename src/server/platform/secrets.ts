import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys of the installation, all derived from one secret that never leaves this file. */
export interface Secrets {
  /** Encrypts for storage (AES-256-GCM); `purpose` separates uses. */
  seal(purpose: string, plain: Uint8Array): Buffer;
  open(purpose: string, sealed: Uint8Array): Buffer;
  /** Keyed hash for tokens stored in the database. */
  hash(purpose: string, value: string): Buffer;
}

const FILE_NAME = 'secret';

/** The deployer's secret, or one generated once and stored in the data folder with mode 0600. */
export function loadSecrets(given: string | null, dataDir: string): Secrets {
  return createSecrets(given ?? readOrCreate(dataDir));
}

function readOrCreate(dataDir: string): string {
  const path = join(dataDir, FILE_NAME);
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  chmodSync(path, 0o600);
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < 32)
    throw new Error(`The secret in ${path} is damaged: it must hold at least 32 characters`);
  return secret;
}

export function createSecrets(master: string): Secrets {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', master, 'accroche', purpose, 32));
  return {
    seal(purpose, plain) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv);
      return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
    },
    hash: (purpose, value) => createHmac('sha256', keyFor(purpose)).update(value).digest(),
  };
}
