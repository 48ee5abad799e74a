import type { ErrorCode } from '#contract/wire/errors.ts';
import { commonErrors } from './app/common-errors.ts';
import { featureErrors } from './pages/feature-errors.ts';

export const errors: Record<ErrorCode, string> = { ...commonErrors, ...featureErrors };
