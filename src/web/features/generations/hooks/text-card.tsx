import Pencil from 'lucide-react/icons/pencil';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import ScrollText from 'lucide-react/icons/scroll-text';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import Video from 'lucide-react/icons/video';
import { useState, type ReactNode } from 'react';
import type { GeneratedText } from '#contract/generations/generations.ts';
import { useFormats, useLanguage, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button, IconButton, LinkButton } from '#web/ui/controls/button.tsx';
import { CopyButton } from '#web/ui/controls/copy-button.tsx';
import { EditText } from './edit-text.tsx';
import { Explanation } from './explanation.tsx';
import { TextFacts } from './text-facts.tsx';
import type { TextCalls } from './use-text-calls.ts';
import { UsedVideoDialog } from '#web/features/generations/used-video-dialog.tsx';

const ICON = 'size-4';

/** One hook or call to action: its words, its facts, and its actions. */
export function TextCard({
  text,
  calls,
  isKept = true,
  footer,
}: {
  text: GeneratedText;
  calls: TextCalls;
  /** False while the call is still writing: it can be changed only once stored. */
  isKept?: boolean;
  footer?: ReactNode;
}) {
  const t = useT();
  const [isEditing, setIsEditing] = useState(false);
  const isRemoved = text.deleted_at !== null;
  return (
    <li className="grid gap-2.5 border-t border-line py-4 first:border-t-0 first:pt-0">
      {isEditing ? (
        <EditText
          text={text}
          isSaving={calls.change.isPending}
          onCancel={() => setIsEditing(false)}
          onSave={words =>
            calls.change.mutate({ id: text.id, text: words }, { onSuccess: () => setIsEditing(false) })
          }
        />
      ) : (
        <div className="flex items-start justify-between gap-3">
          <p lang={text.brief.language} className="min-w-0 text-lg font-semibold wrap-anywhere">
            {text.text}
          </p>
          {isKept && !isRemoved && <FavouriteButton text={text} calls={calls} />}
        </div>
      )}
      {text.text !== text.written_text && !isEditing && (
        <p lang={text.brief.language} className="text-sm text-muted">
          {t('generations.card.written', { text: text.written_text })}
        </p>
      )}
      <TextFacts text={text} />
      {footer}
      {text.hook !== null && <Explanation hook={text.hook} />}
      <div className="-ms-3 flex flex-wrap items-center gap-x-1">
        <CopyButton
          text={text.text}
          label={t('generations.card.copy')}
          doneLabel={t('generations.card.copied')}
        />
        {isKept && isRemoved && (
          <Button
            size="sm"
            variant="quiet"
            icon={<Undo2 aria-hidden className={ICON} />}
            busy={calls.restore.isPending && calls.restore.variables.id === text.id}
            onClick={() => calls.restore.mutate(text)}
          >
            {t('generations.card.restore')}
          </Button>
        )}
        {isKept && !isRemoved && (
          <Actions text={text} calls={calls} onEdit={() => setIsEditing(true)} isEditing={isEditing} />
        )}
      </div>
    </li>
  );
}

function FavouriteButton({ text, calls }: { text: GeneratedText; calls: TextCalls }) {
  const t = useT();
  const isOn = text.is_favourite;
  return (
    <IconButton
      label={t(isOn ? 'generations.card.unfavourite' : 'generations.card.favourite')}
      aria-pressed={isOn}
      className="-mt-2"
      onClick={() => calls.change.mutate({ id: text.id, favourite: !isOn })}
    >
      <Star aria-hidden className={isOn ? 'size-5 fill-signal text-signal-text' : 'size-5 text-muted'} />
    </IconButton>
  );
}

function Actions({
  text,
  calls,
  onEdit,
  isEditing,
}: {
  text: GeneratedText;
  calls: TextCalls;
  onEdit: () => void;
  isEditing: boolean;
}) {
  const t = useT();
  const [isChoosing, setIsChoosing] = useState(false);
  const { brief } = text;
  const script = new URLSearchParams({
    hook: text.text,
    language: brief.language,
    platform: brief.platform,
    ...(brief.niche !== null && { niche: brief.niche }),
    ...(brief.topic !== '' && { topic: brief.topic }),
  });
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<Pencil aria-hidden className={ICON} />}
        disabled={isEditing}
        onClick={onEdit}
      >
        {t('generations.card.edit')}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        icon={<RefreshCw aria-hidden className={ICON} />}
        busy={calls.regenerate.isPending && calls.regenerate.variables.id === text.id}
        disabled={calls.regenerate.isPending}
        onClick={() => calls.regenerate.mutate(text)}
      >
        {t('generations.card.another')}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        icon={<Video aria-hidden className={ICON} />}
        onClick={() => setIsChoosing(true)}
      >
        {t(text.used === null ? 'generations.card.use' : 'generations.card.used')}
      </Button>
      {text.kind === 'hook' && (
        <LinkButton
          size="sm"
          variant="quiet"
          icon={<ScrollText aria-hidden className={ICON} />}
          href={`${APP_PATHS.scripts}?${script}`}
        >
          {t('generations.card.script')}
        </LinkButton>
      )}
      <IconButton
        label={t('generations.card.remove')}
        disabled={calls.remove.isPending && calls.remove.variables.id === text.id}
        onClick={() => calls.remove.mutate(text)}
      >
        <Trash2 aria-hidden className={ICON} />
      </IconButton>
      <UsedVideoDialog
        open={isChoosing}
        usedVideoId={text.used?.video_id ?? null}
        onClose={() => setIsChoosing(false)}
        onChoose={videoId => {
          setIsChoosing(false);
          calls.use.mutate({ id: text.id, videoId });
        }}
      />
    </>
  );
}

/** When and for what it was written; shown above a text of the history. */
export function TextOrigin({ text, niche }: { text: GeneratedText; niche: string | null }) {
  const { t } = useLanguage();
  const formats = useFormats();
  const { brief, created_at: createdAt, writer } = text;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      <Badge>{t(`generations.kinds.${text.kind}`)}</Badge>
      {text.broken_off && (
        <Badge tone="warn" title={t('generations.history.brokenOffTitle')}>
          {t('generations.history.brokenOff')}
        </Badge>
      )}
      <span>
        {t('generations.history.of', {
          when: formats.dateTime(createdAt),
          topic: brief.topic !== '' ? brief.topic : (niche ?? t('generations.history.wholeNiche')),
          writer:
            writer.kind === 'embedded'
              ? t('generations.writers.embedded')
              : t('generations.writers.model', { name: writer.name ?? '' }),
        })}
      </span>
    </p>
  );
}
