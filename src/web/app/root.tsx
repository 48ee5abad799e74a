import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Language } from '#contract/wire/languages.ts';
import type { Messages } from '#i18n/messages.ts';
import { createQueryClient } from '#web/shared/api/query-client.ts';
import { useSession } from '#web/shared/session/session.ts';
import { LanguageProvider } from '#web/ui/language/language.tsx';
import { followLinks } from '#web/shared/navigation/follow-links.ts';
import { Routes } from './routes.tsx';
import { Toaster } from '#web/ui/feedback/toaster.tsx';

/**
 * Separates cached data by user, so that the next one in the same tab never sees it, however the first session ended.
 */
function useOwnQueryClient(): QueryClient {
  const userId = useSession().user?.id ?? null;
  const [held, setHeld] = useState(() => ({ userId, client: createQueryClient() }));
  if (held.userId === userId) return held.client;
  const client = held.userId === null ? held.client : createQueryClient();
  setHeld({ userId, client });
  return client;
}

export function Root({ language, messages }: { language: Language; messages: Messages }) {
  const queryClient = useOwnQueryClient();
  const [pathname, navigate] = useLocation();

  useEffect(() => followLinks(navigate), [navigate]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (location.hash === '') scrollTo(0, 0);
    const content = document.getElementById('content');
    // After navigation, moves the focus to the new page.
    if (!isFirst.current && content && !content.contains(document.activeElement))
      content.focus({ preventScroll: true });
    isFirst.current = false;
  }, [pathname]);

  return (
    <LanguageProvider initial={{ language, messages }}>
      <QueryClientProvider client={queryClient}>
        <Routes />
        <Toaster />
      </QueryClientProvider>
    </LanguageProvider>
  );
}
