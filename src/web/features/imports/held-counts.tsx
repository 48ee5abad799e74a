import { WHY_HELD } from '#domain/sources/stored-reading.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import type { Chosen, ImportPreview } from './use-import.ts';

/** Stored counts that are kept, and why; and how to replace them. */
export function HeldCounts({
  preview: { held },
  chosen,
  onRead,
}: {
  preview: ImportPreview;
  chosen: Chosen;
  onRead: (chosen: Chosen) => void;
}) {
  const t = useT();
  const { replacesNewer } = chosen.choice;
  if (held.videos === 0 && !replacesNewer) return null;
  const choose = (replaces: boolean) =>
    onRead({ ...chosen, choice: { ...chosen.choice, replacesNewer: replaces } });
  return replacesNewer ? (
    <Alert
      tone="warn"
      action={
        <Button size="sm" onClick={() => choose(false)}>
          {t('imports.held.keep')}
        </Button>
      }
    >
      {t('imports.held.replacing')}
    </Alert>
  ) : (
    <Alert
      action={
        <Button size="sm" onClick={() => choose(true)}>
          {t('imports.held.replace', { count: held.videos })}
        </Button>
      }
    >
      <p>{t('imports.held.videos', { count: held.videos })}</p>
      {WHY_HELD.filter(why => held[why] > 0).map(why => (
        <p key={why} className="mt-1">
          {t(`imports.held.${why}`, { count: held[why] })}
        </p>
      ))}
    </Alert>
  );
}
