interface Contract {
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  pausedUntil: Date | null;
}

/** What happens to a contract whose account will be erased. */
interface Closing {
  endsAt: Date;
  /** It ends on its own before the account is erased. */
  isLeaving: boolean;
  /** It is charged once more before the erasure; null: it is not. */
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
