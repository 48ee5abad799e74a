/** For `test.use`: enables animations, as most users have them. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
