import type { ErrorCode } from '#contract/wire/errors.ts';
import { firstErrors } from './app/common-errors.ts';
import { laterErrors } from './pages/feature-errors.ts';

/** One sentence a code. */
export const errors = { ...firstErrors, ...laterErrors } as const satisfies Record<ErrorCode, string>;
