import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { classes } from '#web/ui/styles/classes.ts';
import { PageHeader } from '#web/ui/content/page-header.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ConversationView } from './conversation-view.tsx';
import { UsageLine } from './usage-line.tsx';

/** URL parameter of the open conversation. */
const OPEN = 'c';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function ChatbotPage() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const [isListShown, setListShown] = useState(false);
  const wanted = search.get(OPEN);
  const openId = wanted !== null && UUID.test(wanted) ? wanted : null;
  const open = (id: string | null) => {
    setListShown(false);
    setSearch(id === null ? {} : { [OPEN]: id });
  };
  return (
    <>
      <PageHeader title={t('chatbot.title')} text={t('chatbot.text')} />
      <div className="grid items-start gap-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="grid gap-3">
          <Button
            className="lg:hidden"
            aria-expanded={isListShown}
            aria-controls="conversations"
            onClick={() => setListShown(!isListShown)}
          >
            {t('chatbot.showList')}
          </Button>
          <Card
            as="aside"
            id="conversations"
            aria-label={t('chatbot.conversations')}
            className={classes('p-4 sm:p-4', !isListShown && 'max-lg:hidden')}
          >
            <ConversationList openId={openId} onOpen={open} />
          </Card>
        </div>
        <Card aria-label={t('chatbot.title')} className="grid gap-5">
          <UsageLine />
          <ConversationView key={openId ?? 'new'} id={openId} onOpen={open} />
        </Card>
      </div>
    </>
  );
}
