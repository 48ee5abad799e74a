import { auth } from './auth.ts';
import { errors } from './errors.ts';
import { pages } from './pages.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';

/** The source language: its shape is what every other language must have. */
export const fr = { auth, errors, pages, shell, ui } as const;
