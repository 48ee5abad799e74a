import './ui/styles/app.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { loadTexts } from '#i18n/messages.ts';
import { firstLanguage } from './ui/language/language.tsx';
import { Root } from './app/root.tsx';
import { watchTheme } from './ui/theme/theme.ts';
import { openRegion } from './ui/browser/announce.ts';

const language = firstLanguage(location);
const messages = await loadTexts(language);
watchTheme();
openRegion(document.body);

const container = document.getElementById('root');
if (container) {
  // Rendered in slices, so that a click in between is handled immediately.
  const root = createRoot(container);
  startTransition(() => root.render(<Root language={language} messages={messages} />));
}
