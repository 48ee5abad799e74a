import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

test.each([
  [-20, '0', '0%'],
  [0, '0', '0%'],
  [62.4, '62', '62.4%'],
  [100, '100', '100%'],
  [100.4, '100', '100%'],
  [1_300, '100', '100%'],
])('a bar of %d %% says %s and is %s wide', (percent, now, width) => {
  const html = renderToStaticMarkup(createElement(ProgressBar, { label: 'Likes', percent }));
  expect(html).toContain(`aria-valuenow="${now}"`);
  expect(html).toContain(`style="width:${width}"`);
});
