import type { Handle } from '../accounts/handle.ts';

export const DEMO_LANGUAGES = ['fr', 'en'] as const;
export type DemoLanguage = (typeof DEMO_LANGUAGES)[number];

/** A workspace that nobody signs in to: its user has a profile and neither address nor password. */
interface DemoWorkspace {
  userId: string;
  /** Invented creators; the first one is the primary account. */
  creators: readonly Handle[];
}

/** What visitors without an account look at, by the language they read. */
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

/** How long a visitor looks around before the demo has to be opened again. */
export const DEMO_MINUTES = 120;

/** What a visitor may try during one look around. Nothing of it is kept. */
export const DEMO_TRIES = { hooksAtOnce: 10, lists: 3, questions: 3 } as const;

/** Every token of the demo begins like this: no other credential does. */
export const DEMO_TOKEN_START = 'demo_';

/** Whether a bearer token is meant as a visitor's; says nothing about whether it opens anything. */
export function looksLikeDemoToken(token: string): boolean {
  return token.startsWith(DEMO_TOKEN_START);
}
