import { expect, test } from 'vitest';
import { z } from 'zod';
import { readCursorText, readInstantCursor, writeCursorText, writeInstantCursor } from './cursor-text.ts';

const END = { at: new Date('2026-11-22T10:30:00.123Z'), id: '01920000-0000-7000-8000-000000000001' };

test('a cursor says where the page ended', () => {
  expect(readInstantCursor(writeInstantCursor(END))).toEqual(END);
  const named = { at: END.at, id: 'sub_1' };
  expect(readInstantCursor(writeInstantCursor(named), z.string().max(10))).toEqual(named);
});

test.each([
  ['no text of ours', 'not base64 §'],
  ['no JSON', Buffer.from('{').toString('base64url')],
  ['another shape', writeCursorText([1, 2])],
  ['no instant', writeCursorText(['yesterday', END.id])],
  ['no identifier', writeCursorText([END.at.toISOString(), 'sub_1'])],
])('%s is refused', (_what, text) => {
  expect(() => readInstantCursor(text)).toThrow('invalid_input');
  expect(() => readCursorText(text, z.tuple([z.literal('x')]))).toThrow('invalid_input');
});
