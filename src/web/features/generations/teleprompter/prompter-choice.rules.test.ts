import { expect, test } from 'vitest';
import { parsePrompterChoice, setRate } from './prompter-choice.ts';

test('the first time it runs at the pace that scripts are planned for, in letters that fit the screen', () => {
  expect(parsePrompterChoice(null, 'fr', 360)).toEqual({ rate: 2.6, size: 32, isMirrored: false });
  expect(parsePrompterChoice('rubbish', 'en', 1440)).toEqual({ rate: 2.7, size: 56, isMirrored: false });
});

test('what was chosen comes back, within what the controls allow', () => {
  expect(parsePrompterChoice('{"rate":3.1,"size":64,"isMirrored":true}', 'fr', 360)).toEqual({
    rate: 3.1,
    size: 64,
    isMirrored: true,
  });
  expect(parsePrompterChoice('{"rate":90,"size":1}', 'fr', 360)).toMatchObject({ rate: 5, size: 24 });
});

test('the speed moves in tenths and stops at its ends', () => {
  expect(setRate(2.6 + 0.1)).toBe(2.7);
  expect(setRate(9)).toBe(5);
  expect(setRate(0)).toBe(1.2);
});
