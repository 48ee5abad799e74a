import type { Handle } from '../accounts/handle.ts';

export const DEMO_LANGUAGES = ['fr', 'en'] as const;
export type DemoLanguage = (typeof DEMO_LANGUAGES)[number];

/** A workspace without sign-in: its user has a profile but no e-mail address or password. */
interface DemoWorkspace {
  userId: string;
  /** Invented creators; the first one is the primary account. */
  creators: readonly Handle[];
}

/** The workspaces shown to visitors without an account, by language. */
export const DEMO_WORKSPACES: Record<DemoLanguage, DemoWorkspace> = {
  fr: {
    userId: 'dec0dec0-0000-4000-8000-0000000000f1',
    creators: ['demo-lea-cuisine', 'demo-marc-bricole', 'demo-nora-finance'] as Handle[],
  },
  en: {
    userId: 'dec0dec0-0000-4000-8000-0000000000e1',
    creators: ['demo-maya-codes', 'demo-plant-corner', 'demo-jo-travels'] as Handle[],
  },
};

/** How long a demo session lasts before it must be opened again. */
export const DEMO_MINUTES = 120;

/** What a visitor may try during one demo session. Nothing is stored. */
export const DEMO_TRIES = { hooksAtOnce: 10, lists: 3, questions: 3 } as const;

/** Prefix of every demo token: no other credential has it. */
export const DEMO_TOKEN_START = 'demo_';

/** Whether a bearer token has the form of a demo token; it may still be invalid. */
export function looksLikeDemoToken(token: string): boolean {
  return token.startsWith(DEMO_TOKEN_START);
}
