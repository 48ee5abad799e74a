import type { ErrorCode } from '#contract/wire/errors.ts';
import { commonErrors } from './app/common-errors.ts';
import { featureErrors } from './pages/feature-errors.ts';

/** One sentence per code. */
export const errors = { ...commonErrors, ...featureErrors } as const satisfies Record<ErrorCode, string>;
