import type { Tool } from './tool.ts';
import { searchDocumentation } from '../search-documentation.ts';

const TOPIC_MAX = 200;

/** Hooks and scripts are generated on their own pages, with their own quotas; the topic is passed along. */
export const generateHooks: Tool<'generate_hooks'> = ({ words: { t } }, { topic }) =>
  Promise.resolve({
    known: true,
    text: [topic === null ? t('chatbot.say.hooksPage') : t('chatbot.say.hooksAbout', { topic })],
    links: [{ label: t('chatbot.links.hooks'), path: withTopic('/hooks', topic) }],
    next: ['hooks', 'best'],
  });

export const generateScript: Tool<'generate_script'> = ({ words: { t } }, { topic }) =>
  Promise.resolve({
    known: true,
    text: [topic === null ? t('chatbot.say.scriptsPage') : t('chatbot.say.scriptAbout', { topic })],
    links: [{ label: t('chatbot.links.scripts'), path: withTopic('/scripts', topic) }],
    next: ['best', 'durations'],
  });

function withTopic(path: string, topic: string | null): string {
  if (topic === null || !topic.isWellFormed()) return path;
  // Typed text becomes a single encoded parameter value of the URL.
  const value = encodeURIComponent(topic.slice(0, TOPIC_MAX)).replace(
    /[!'()*~]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${path}?topic=${value}`;
}

/** Documentation excerpts, with links. */
export const searchDocs: Tool<'search_docs'> = ({ words }, { query }) => {
  const { t, language } = words;
  const found = searchDocumentation(query, language);
  const prefix = language === 'en' ? '/en' : '';
  if (found.length === 0)
    return Promise.resolve({
      known: false,
      text: [t('chatbot.say.noDocs')],
      links: [{ label: t('chatbot.links.docs'), path: `${prefix}/docs` }],
      next: ['stats', 'syncState'] as const,
    });
  const [first] = found;
  return Promise.resolve({
    known: true,
    text: first === undefined ? [] : [t('chatbot.say.docs', { title: first.title }), first.excerpt],
    links: found.map(({ title, path }) => ({ label: title, path: `${prefix}${path}` })),
    next: ['syncState', 'quotas'] as const,
  });
};

/** The user wants human support: the support form attaches this conversation, and says so before it is sent. */
export const handOver: Tool<'hand_over'> = ({ words: { t, language }, conversationId }) =>
  Promise.resolve({
    known: true,
    text: [t('chatbot.say.handOver')],
    links: [
      {
        label: t('chatbot.links.ticket'),
        path: `/support/tickets?conversation=${conversationId}&from=/chatbot`,
      },
      { label: t('chatbot.links.support'), path: language === 'en' ? '/en/support' : '/support' },
    ],
    next: [],
  });

export const smallTalk: Tool<'small_talk'> = ({ words: { t } }, { about }) =>
  Promise.resolve({
    known: true,
    text: [t(`chatbot.talk.${about}`)],
    next: about === 'farewell' ? [] : (['typical', 'best', 'hooks', 'advice'] as const),
  });
