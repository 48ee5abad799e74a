import type { GeneratedText } from '#contract/generations/generations.ts';
import type { T } from '#i18n/messages.ts';

/** Why parts of a script are empty: who wrote it, and what to do with them. */
export function outlineText(t: T, { kind, name }: GeneratedText['writer']): string {
  return kind === 'model' ? t('scripts.outlineOfModel', { name: name ?? '' }) : t('scripts.outlineText');
}
