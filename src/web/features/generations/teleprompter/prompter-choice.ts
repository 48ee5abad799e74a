import { WORDS_A_SECOND } from '#domain/generations/scripts/video-script.ts';

/** Teleprompter settings; stored in this browser. */
export interface PrompterChoice {
  /** Words per second. */
  rate: number;
  /** Of the letters, in pixels. */
  size: number;
  isMirrored: boolean;
}

export const RATES = { least: 1.2, most: 5, step: 0.1 } as const;
export const SIZES = { least: 24, most: 96, step: 4 } as const;
export const PROMPTER_KEY = 'prompter_choice';

const within = (value: unknown, { least, most }: { least: number; most: number }, otherwise: number) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : otherwise;

/** Rounded to its step, within its limits. */
export function setRate(rate: number): number {
  return within(Math.round(rate * 10) / 10, RATES, RATES.least);
}

/** The stored settings; by default the pace that scripts are planned for, and letters that fit the screen. */
export function parsePrompterChoice(
  stored: string | null,
  language: 'fr' | 'en',
  screenWidth: number,
): PrompterChoice {
  let read: Partial<Record<keyof PrompterChoice, unknown>> = {};
  try {
    const parsed: unknown = stored === null ? null : JSON.parse(stored);
    if (typeof parsed === 'object' && parsed !== null) read = parsed;
  } catch {
    // Unreadable: the defaults.
  }
  return {
    rate: within(read.rate, RATES, WORDS_A_SECOND[language]),
    size: within(read.size, SIZES, screenWidth < 600 ? 32 : 56),
    isMirrored: read.isMirrored === true,
  };
}
