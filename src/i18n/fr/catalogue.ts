import { accounts } from './accounts.ts';
import { auth } from './auth.ts';
import { dashboard } from './dashboard.ts';
import { errors } from './errors.ts';
import { imports } from './imports.ts';
import { onboarding } from './onboarding.ts';
import { pages } from './pages.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';

/** The source language: its shape is what every other language must have. */
export const fr = { accounts, auth, dashboard, errors, imports, onboarding, pages, shell, ui } as const;
