import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { ConversationItem } from '#contract/assistant.ts';
import { CONVERSATION_FORMATS, CONVERSATION_TITLE_MAX } from '#domain/assistant/question/conversation.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { useConversationCalls } from './use-conversations.ts';
import { useConversationExport } from './use-conversation-export.ts';

/** Actions on a conversation: rename, export, or delete with undo. */
export function ConversationMenu({ item, onRemoved }: { item: ConversationItem; onRemoved: () => void }) {
  const t = useT();
  const { remove } = useConversationCalls();
  const [isRenaming, setRenaming] = useState(false);
  const exporting = useConversationExport(item.id);
  const label = t('chatbot.menu', { title: item.title === '' ? t('chatbot.untitled') : item.title });
  return (
    <>
      <Popover
        label={label}
        width={224}
        className="p-1.5"
        trigger={attributes => (
          <IconButton {...attributes} label={label} className="me-1">
            <Ellipsis className="size-5" />
          </IconButton>
        )}
      >
        {close => {
          const act = (work: () => void) => () => {
            close();
            work();
          };
          return (
            <div className="grid">
              <MenuButton icon={<Pencil />} onClick={act(() => setRenaming(true))}>
                {t('chatbot.rename')}
              </MenuButton>
              {CONVERSATION_FORMATS.map(format => (
                <MenuButton key={format} icon={<Download />} onClick={act(() => void exporting.save(format))}>
                  {t('chatbot.exportAs', { format: FORMAT_NAMES[format] })}
                </MenuButton>
              ))}
              <MenuButton
                icon={<Trash2 />}
                onClick={act(() => remove.mutate({ id: item.id }, { onSuccess: onRemoved }))}
              >
                {t('chatbot.remove')}
              </MenuButton>
            </div>
          );
        }}
      </Popover>
      {isRenaming && <RenameDialog item={item} onClose={() => setRenaming(false)} />}
    </>
  );
}

export const FORMAT_NAMES = { md: 'Markdown', json: 'JSON', csv: 'CSV' } as const;

function MenuButton({
  icon,
  onClick,
  children,
}: {
  icon: ReactNode;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-11 w-full items-center gap-3 quoted-sm px-3 text-start text-[0.9375rem] hover:bg-sunken focus-visible:bg-sunken [&_svg]:size-4.5 [&_svg]:shrink-0"
    >
      {icon}
      {children}
    </button>
  );
}

function RenameDialog({ item, onClose }: { item: ConversationItem; onClose: () => void }) {
  const t = useT();
  const { rename } = useConversationCalls();
  const [title, setTitle] = useState(item.title);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() !== '') rename.mutate({ id: item.id, title }, { onSuccess: onClose });
  };
  return (
    <Dialog open onClose={onClose} title={t('chatbot.renameTitle')}>
      <form onSubmit={submit} className="grid gap-4">
        <Field label={t('chatbot.name')}>
          {wiring => (
            <TextInput
              {...wiring}
              data-first-focus
              value={title}
              maxLength={CONVERSATION_TITLE_MAX}
              onChange={event => setTitle(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="signal" className="justify-self-end" busy={rename.isPending}>
          {t('chatbot.save')}
        </Button>
      </form>
    </Dialog>
  );
}
