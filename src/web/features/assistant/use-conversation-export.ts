import { useState } from 'react';
import type { ConversationFormat } from '#domain/assistant/question/conversation.ts';
import { client } from '#web/shared/api/orpc.ts';
import { errorText } from '#web/ui/language/error-text.ts';
import { useT } from '#web/ui/language/language.tsx';
import { saveAsFile } from '#web/ui/browser/save-as-file.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** Downloads a conversation as a file. */
export function useConversationExport(id: string) {
  const t = useT();
  const [isSaving, setSaving] = useState(false);
  async function save(format: ConversationFormat) {
    setSaving(true);
    try {
      const { headers, body } = await client.assistant.export({ id, format });
      const name = /filename="([\w.-]+)"/.exec(headers['content-disposition'] ?? '')?.[1];
      saveAsFile(name ?? `accroche.${format}`, body.type, body);
    } catch (error) {
      toast({ title: t('chatbot.exportFailed'), description: errorText(error, t), variant: 'destructive' });
    } finally {
      setSaving(false);
    }
  }
  return { save, isSaving };
}
