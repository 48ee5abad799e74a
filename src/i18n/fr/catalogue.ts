import { errors } from './errors.ts';

/** The source language: its shape is what every other language must have. */
export const fr = { errors } as const;
