/** When the sizes in the creators' files hold. Fixed, so that a creator is the same every day. */
export const REFERENCE_INSTANT = new Date('2026-11-01T00:00:00Z');
