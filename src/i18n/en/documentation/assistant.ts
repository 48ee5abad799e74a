import type { DocPage } from '../../documentation/documentation.ts';

export const assistant: DocPage = {
  title: 'Assistant',
  summary: 'Ask a question in your own words and get an answer from your own figures, with what it rests on.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Ask a question',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Open the {page:chatbot|assistant}. Choose a question it offers, or write your own, in {value:questionCharacters} characters at most.',
            'The answer gives sentences and, depending on the question, a table or a chart. {text:chatbot.how} shows the period, the number of readings, the source and the calculation.',
            'Follow up with a short question: the account and the period of the last one are kept.',
            '{text:chatbot.csv} saves the rows behind the answer.',
          ],
        },
        {
          kind: 'picture',
          name: 'assistant',
          alt: 'An answer of the assistant, above the field for the next question.',
        },
      ],
    },
    {
      id: 'cost',
      title: 'How many questions',
      blocks: [
        {
          kind: 'text',
          text: 'On the Free plan, {limit:freemium.chatbotQuestionsDaily} questions a day; on a paid plan, no limit. A question left without an answer, or stopped, costs nothing.',
        },
      ],
    },
    {
      id: 'unknown',
      title: 'When it does not know',
      blocks: [
        {
          kind: 'text',
          text: 'No data, no figure. The assistant then says what is missing and what would help: link an account, sync, import a file, or simply wait for more videos.',
        },
      ],
    },
    {
      id: 'model',
      title: 'With a language model',
      blocks: [
        {
          kind: 'text',
          text: 'By default a built-in engine answers and sends nothing anywhere. If you name a model in the {page:settings#accounts|settings}, it may put the answer in other words: these are dropped as soon as they mention a figure that is not in your data. It does not see your e-mail address and has no access to your accounts.',
        },
      ],
    },
    {
      id: 'keep',
      title: 'Find and delete',
      blocks: [
        {
          kind: 'text',
          text: 'Conversations can be searched, renamed and exported. Deleted ones can be restored for {value:conversationKeptDays} days. A question without a useful answer can be handed to support, with the conversation.',
        },
      ],
    },
    {
      id: 'not',
      title: 'What the assistant does not do',
      blocks: [
        {
          kind: 'list',
          items: [
            'It looks nothing up on the internet, and talks only of your accounts, your quotas, the plans and this documentation.',
            'It does not predict the views of a video to come.',
            'It does not act: it syncs, posts, deletes and buys nothing for you.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Read on',
      blocks: [{ kind: 'links', to: ['introduction#engagement', 'videos#median', 'support', 'privacy'] }],
    },
  ],
};
