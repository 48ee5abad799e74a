import type { ErrorCode } from '#contract/errors.ts';
import { firstErrors } from './first-errors.ts';
import { laterErrors } from './later-errors.ts';

export const errors: Record<ErrorCode, string> = { ...firstErrors, ...laterErrors };
