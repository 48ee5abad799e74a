import { join } from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { createLocalStorage } from '../../integrations/storage/local-storage.ts';
import { createS3Storage } from '../../integrations/storage/s3/s3-storage.ts';
import type { Storage } from '../../integrations/storage/storage.ts';

/** An S3 bucket when one is configured, the data folder otherwise. */
export function createStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage {
  return s3 === null ? createLocalStorage(join(dataDir, 'files')) : createS3Storage(s3);
}
