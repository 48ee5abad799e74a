import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../../src/web');
/** What follows a pointer that is held or moved. */
const FOLLOWS =
  /\bon(?:Drop|DragOver|PointerMove|TouchMove|MouseMove)=|\bdraggable\b|^\s*type="range"$|swipeDirection=/m;

/** What does the same without dragging, by one press or by keys (WCAG 2.5.7), in the same file. */
const OTHER_WAY: Record<string, RegExp> = {
  // A file is chosen.
  'ui/controls/file-drop.tsx': /type="file"/,
  'features/video-analysis/form/analyse-form.tsx': /<ChooseFiles /,
  'features/video-analysis/files/measure-file.tsx': /<ChooseFiles /,
  // A point is pressed, or reached by the arrow keys; the same figures stand in a table.
  'ui/chart/chart-explorer.tsx': /onKeyDown=[^]*onPointerDown=/,
  // The browser's own: a press on its line, or the arrow keys.
  'features/generations/teleprompter/prompter-controls.tsx': /type="range"/,
  // Only follows the pointer; Enter and a press choose.
  'app/shell/command-menu.tsx': /onKeyDown=/,
  'ui/feedback/toast-region.tsx': /<Radix\.Close/,
};

test('whatever can be dragged has another way beside it', () => {
  const files = globSync('**/*.tsx', { cwd: WEB });
  const found = files.filter(file => FOLLOWS.test(readFileSync(join(WEB, file), 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(OTHER_WAY).toSorted());
  const without = found.filter(file => !OTHER_WAY[file]?.test(readFileSync(join(WEB, file), 'utf8')));
  expect(without).toEqual([]);
});
