const WRITTEN = /^(?:\+|00)[\d\s().-]{7,30}$/;
const E164 = /^\+[1-9]\d{6,14}$/;

/** A phone number with its country code in E.164 form, or undefined when invalid. */
export function parsePhone(written: string): string | undefined {
  const trimmed = written.trim();
  if (!WRITTEN.test(trimmed)) return undefined;
  // A zero in brackets is dialled only inside the country.
  const digits = trimmed
    .replace(/^00/, '+')
    .replace('(0)', '')
    .replace(/[^\d+]/g, '');
  return E164.test(digits) ? digits : undefined;
}
