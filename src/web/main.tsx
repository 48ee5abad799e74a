import './styles/app.css';
import { createRoot } from 'react-dom/client';
import { loadFirstWords } from '#i18n/messages.ts';
import { storedLanguage } from './language/language.tsx';
import { Root } from './root.tsx';
import { watchTheme } from './theme/theme.ts';

const language = storedLanguage();
const messages = await loadFirstWords(language);
watchTheme();

const container = document.getElementById('root');
if (container) createRoot(container).render(<Root language={language} messages={messages} />);
