import type { ErrorCode } from '#contract/errors.ts';
import { firstErrors } from './first-errors.ts';
import { laterErrors } from './later-errors.ts';

/** One sentence a code. */
export const errors = { ...firstErrors, ...laterErrors } as const satisfies Record<ErrorCode, string>;
