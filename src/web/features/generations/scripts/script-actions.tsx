import Clapperboard from 'lucide-react/icons/clapperboard';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { GeneratedText, ScriptContent } from '#contract/generations/generations.ts';
import { scriptAsText } from '#domain/generations/scripts/export-script.ts';
import { CopyButton } from '#web/ui/controls/copy-button.tsx';
import { UsedVideoDialog } from '#web/features/generations/used-video-dialog.tsx';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ScriptExport } from './script-export.tsx';
import { useTextActions } from './use-text-actions.ts';

const Teleprompter = lazy(() =>
  import('#web/features/generations/teleprompter/teleprompter.tsx').then(({ Teleprompter: component }) => ({
    default: component,
  })),
);

/** Teleprompter, export, save, link to a video, delete. */
export function ScriptActions({ text, script }: { text: GeneratedText; script: ScriptContent }) {
  const t = useT();
  const [, navigate] = useLocation();
  const actions = useTextActions();
  const [isPrompting, setIsPrompting] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const { id, is_favourite: isFavourite, used } = text;
  return (
    <>
      <div className="grid gap-2.5">
        <Button
          variant="signal"
          icon={<MonitorPlay aria-hidden className="size-5" />}
          onClick={() => setIsPrompting(true)}
        >
          {t('scripts.actions.prompter')}
        </Button>
        <div className="flex flex-wrap gap-2">
          <ScriptExport id={id} isLocked={script.locked !== null} />
          <CopyButton
            text={scriptAsText(script.beats)}
            label={t('scripts.actions.copy')}
            doneLabel={t('scripts.actions.copied')}
          />
          <Button
            size="sm"
            variant="quiet"
            aria-pressed={isFavourite}
            icon={<Star aria-hidden className={isFavourite ? 'size-4 fill-current' : 'size-4'} />}
            onClick={() => actions.favourite(id, !isFavourite)}
          >
            {t(isFavourite ? 'scripts.actions.unfavourite' : 'scripts.actions.favourite')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            icon={<Clapperboard aria-hidden className="size-4" />}
            onClick={() => setIsChoosing(true)}
          >
            {t(used === null ? 'scripts.actions.used' : 'scripts.actions.usedIn')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            busy={actions.isBusy}
            icon={<Trash2 aria-hidden className="size-4" />}
            onClick={() => actions.remove(id, () => navigate(`${APP_PATHS.scripts}?view=history`))}
          >
            {t('scripts.actions.remove')}
          </Button>
        </div>
      </div>
      <UsedVideoDialog
        open={isChoosing}
        usedVideoId={used?.video_id ?? null}
        onClose={() => setIsChoosing(false)}
        onChoose={videoId => {
          setIsChoosing(false);
          actions.use(id, videoId, used?.video_id ?? null);
        }}
      />
      {isPrompting && (
        <Suspense fallback={null}>
          <Teleprompter
            title={script.title}
            beats={script.beats}
            language={script.language}
            onClose={() => setIsPrompting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
