import { accounts } from './accounts.ts';
import { advice } from './advice.ts';
import { charts } from './charts.ts';
import { dashboard } from './dashboard.ts';
import { commonErrors } from './common-errors.ts';
import { hooks } from './hook-kinds.ts';
import { notifications } from './notifications.ts';
import { onboarding } from './onboarding.ts';
import { periodSentence } from './period-sentence.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';

/** Texts of the most visited pages. The browser loads these first. */
export const appTexts = {
  accounts,
  advice,
  charts,
  dashboard,
  errors: commonErrors,
  hooks,
  notifications,
  onboarding,
  periodSentence,
  shell,
  ui,
} as const;
