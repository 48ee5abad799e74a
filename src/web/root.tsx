import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Language } from '#contract/languages.ts';
import type { Messages } from '#i18n/messages.ts';
import { createQueryClient } from './api/query-client.ts';
import { LanguageProvider } from './language/language.tsx';
import { followLinks } from './navigation/follow-links.ts';
import { Routes } from './routes.tsx';
import { Toaster } from './ui/toaster.tsx';

export function Root({ language, messages }: { language: Language; messages: Messages }) {
  const [queryClient] = useState(createQueryClient);
  const [pathname, navigate] = useLocation();

  useEffect(() => followLinks(navigate), [navigate]);
  useEffect(() => {
    if (location.hash === '') scrollTo(0, 0);
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
