import { expect, test } from 'vitest';
import { groupRecoveryCode, parseRecoveryCode } from './recovery-code.ts';

const code = 'k4m9x7qp2ab8ht3z';

test('a code is shown in groups and read back however it was copied', () => {
  expect(groupRecoveryCode(code)).toBe('k4m9-x7qp-2ab8-ht3z');
  for (const written of [code, groupRecoveryCode(code), ' K4M9 X7QP 2AB8 HT3Z\n', 'k4m9–x7qp–2ab8–ht3z']) {
    expect(parseRecoveryCode(written), written).toBe(code);
  }
});

test('what cannot be a code is told apart without asking anybody', () => {
  for (const written of ['', '123456', `${code}a`, code.slice(1), 'k4m9x7qp2ab8ht30', 'ķ4m9x7qp2ab8ht3z']) {
    expect(parseRecoveryCode(written), written).toBeUndefined();
  }
});
