import type { Documentation } from '../../documentation.ts';
import { reference } from '../reference/reference.ts';
import { accounts } from './accounts.ts';
import { bestPractices } from './best-practices.ts';
import { dashboard } from './dashboard.ts';
import { hooks } from './hooks.ts';
import { introduction } from './introduction.ts';
import { plans } from './plans.ts';
import { scripts } from './scripts.ts';
import { videos } from './videos.ts';

export const documentation: Documentation = {
  introduction,
  dashboard,
  accounts,
  videos,
  hooks,
  scripts,
  plans,
  'best-practices': bestPractices,
  ...reference,
};
