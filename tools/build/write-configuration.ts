import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../checks/programs.ts';
import { configurationPage } from '#server/platform/config/configuration-page.ts';

writeFileSync(join(projectRoot, 'docs', 'configuration.md'), configurationPage());
