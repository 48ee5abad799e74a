/** For `test.use`: what moves is drawn, as most people see it. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
