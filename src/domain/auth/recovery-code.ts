/** Letters and digits that cannot be confused with one another on paper. */
export const RECOVERY_CODE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 16 characters out of 31: 79 bits. */
export const RECOVERY_CODE_LENGTH = 16;
export const RECOVERY_CODE_COUNT = 10;
const OF_THE_ALPHABET = new RegExp(`^[${RECOVERY_CODE_ALPHABET}]*$`);

/** Normalises a recovery code copied by hand to the form it was generated in; undefined if invalid. */
export function parseRecoveryCode(written: string): string | undefined {
  const code = written.toLowerCase().replace(/[\s\u2010-\u2015-]/g, '');
  const isOne = code.length === RECOVERY_CODE_LENGTH && OF_THE_ALPHABET.test(code);
  return isOne ? code : undefined;
}

/** In groups of four for reading and copying: k4m9-x7qp-2ab8-ht3z. */
export function groupRecoveryCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}
