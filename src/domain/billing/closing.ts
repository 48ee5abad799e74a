interface Contract {
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  pausedUntil: Date | null;
}

/** What becomes of a contract whose account will be erased. */
interface Closing {
  endsAt: Date;
  /** It ends by itself before the account does. */
  isLeaving: boolean;
  /** It is charged once more before that; null: it is not. */
  renewsAt: Date | null;
}

export function closingOf({ periodEnd, cancelAtPeriodEnd, pausedUntil }: Contract, erasedAt: Date): Closing {
  const endsBefore = periodEnd < erasedAt;
  const isLeaving = cancelAtPeriodEnd && endsBefore;
  const chargedAt = pausedUntil !== null && pausedUntil > periodEnd ? pausedUntil : periodEnd;
  return {
    endsAt: isLeaving ? periodEnd : erasedAt,
    isLeaving,
    renewsAt: chargedAt < erasedAt && !cancelAtPeriodEnd ? chargedAt : null,
  };
}
