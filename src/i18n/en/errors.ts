import type { ErrorCode } from '#contract/wire/errors.ts';
import { firstErrors } from './app/common-errors.ts';
import { laterErrors } from './pages/feature-errors.ts';

export const errors: Record<ErrorCode, string> = { ...firstErrors, ...laterErrors };
