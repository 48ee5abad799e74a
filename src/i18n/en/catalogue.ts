import type { fr } from '../fr/catalogue.ts';
import type { SameShape } from '../translate.ts';
import { accounts } from './accounts.ts';
import { auth } from './auth.ts';
import { dashboard } from './dashboard.ts';
import { errors } from './errors.ts';
import { imports } from './imports.ts';
import { onboarding } from './onboarding.ts';
import { pages } from './pages.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';

export const en: SameShape<typeof fr> = {
  accounts,
  auth,
  dashboard,
  errors,
  imports,
  onboarding,
  pages,
  shell,
  ui,
};
