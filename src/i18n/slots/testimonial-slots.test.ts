import { expect, test } from 'vitest';
import { chooseOptions, fillTemplate, part, scriptJson, slot } from './testimonial-slots.ts';

const list = `<ul>${part.begin('item')}<li>${slot('name')}${part.begin('reply')}: ${slot('reply_text')}${part.end('reply')}</li>${part.end('item')}</ul>`;

test('a part is repeated, kept or left out, with what stands around it', () => {
  const filled = fillTemplate(list, {
    item: [
      { name: 'Léa', reply: true, reply_text: 'Merci' },
      { name: 'Max', reply: false },
    ],
  });
  expect(filled).toBe('<ul><li>Léa: Merci</li><li>Max</li></ul>');
  expect(fillTemplate(list, { item: [] })).toBe('<ul></ul>');
});

test('a text is inert, and brings no slot or part of its own', () => {
  const name = `<img src=x onerror=alert(1)>"'& ${slot('name')} ${part.begin('item')}x${part.end('item')}`;
  const filled = fillTemplate(list, { item: [{ name, reply: false }] });
  expect(filled).toBe(
    `<ul><li>&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp; ${slot('name')} ${part.begin('item')}x${part.end('item')}</li></ul>`,
  );
});

test('of options only the chosen one is marked, and no text can mark one', () => {
  const options = `<option data-chosen="${slot('a')}">${slot('text')}</option><option data-chosen="${slot('b')}">`;
  expect(chooseOptions(fillTemplate(options, { a: true, b: false, text: ' data-chosen="true"' }))).toBe(
    '<option selected=""> data-chosen=&quot;true&quot;</option><option>',
  );
});

test('structured data cannot end its element', () => {
  const json = scriptJson({ text: '</script><!--<b>&\u2028' });
  expect(json).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(json)).toEqual({ text: '</script><!--<b>&\u2028' });
});
