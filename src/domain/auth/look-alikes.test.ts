import { expect, test } from 'vitest';
import { mixesAlphabets } from './look-alikes.ts';

test.each(['Nadia', 'Надя', 'Νάντια', 'Надя Nadia', 'Ω-3', '5 µm', '李Nadia', 'ＮＡＤＩＡ', '', 'Zoë 42'])(
  '%s keeps to one alphabet a word',
  text => expect(mixesAlphabets(text)).toBe(false),
);

test.each(['N\u0430dia', '\u0410dmin', 'Nadi\u03b1', '\u0391BC', '\u0585livier', 'p\u0430ypal@exemple.fr'])(
  '%j mixes letters that look alike',
  text => expect(mixesAlphabets(text)).toBe(true),
);
