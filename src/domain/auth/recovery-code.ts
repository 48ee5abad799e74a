/** Letters and digits that nobody mistakes for one another on paper. */
export const RECOVERY_CODE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 16 of 31 signs: 79 bits. */
export const RECOVERY_CODE_LENGTH = 16;
export const RECOVERY_CODE_COUNT = 10;
const OF_THE_ALPHABET = new RegExp(`^[${RECOVERY_CODE_ALPHABET}]*$`);

/** A recovery code as it was copied by hand, brought back to the form it was made in; undefined if it cannot be one. */
export function parseRecoveryCode(written: string): string | undefined {
  const code = written.toLowerCase().replace(/[\s\u2010-\u2015-]/g, '');
  const isOne = code.length === RECOVERY_CODE_LENGTH && OF_THE_ALPHABET.test(code);
  return isOne ? code : undefined;
}

/** In groups of four, to be read and copied: k4m9-x7qp-2ab8-ht3z. */
export function groupRecoveryCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}
