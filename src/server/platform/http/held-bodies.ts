import { AppError } from '../app-error.ts';

/** Counts the bytes that one request's body takes in memory until it is answered. */
export interface HeldBody {
  /** Throws where no more may be held. */
  take(bytes: number): void;
  release(): void;
}

const COME_BACK_AFTER_SECONDS = 30;

/**
 * Bodies wait in memory for their turn, and half-sent ones wait for long: limits the bytes per user and in total.
 * `null` stands for all who are not signed in.
 */
export function createHeldBodies(most: { each: number; all: number }): (whose: string | null) => HeldBody {
  const held = new Map<string | null, number>();
  let sum = 0;
  return whose => {
    let own = 0;
    return {
      take(bytes) {
        const theirs = (held.get(whose) ?? 0) + bytes;
        if (theirs > most.each && whose !== null) {
          throw new AppError('uploads_at_once', {}, { retryAfterSeconds: COME_BACK_AFTER_SECONDS });
        }
        if (theirs > most.each || sum + bytes > most.all) {
          throw new AppError('unavailable', {}, { retryAfterSeconds: COME_BACK_AFTER_SECONDS });
        }
        held.set(whose, theirs);
        own += bytes;
        sum += bytes;
      },
      release() {
        const left = (held.get(whose) ?? 0) - own;
        if (left > 0) held.set(whose, left);
        else held.delete(whose);
        sum -= own;
        own = 0;
      },
    };
  };
}
