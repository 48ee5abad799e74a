import type { DocPage } from '../../documentation/documentation.ts';

export const glossaryPage: DocPage = {
  title: 'Glossary',
  summary: 'The words of the product, what they mean, and where they are explained.',
  checkedOn: '2026-11-22',
  sections: [{ id: 'words', title: 'From A to Z', blocks: [{ kind: 'generated', name: 'glossary' }] }],
};

export const changesPage: DocPage = {
  title: 'What is new',
  summary: 'What was added or changed, in the order of the product’s log.',
  checkedOn: '2026-11-22',
  sections: [{ id: 'all', title: 'The log', blocks: [{ kind: 'generated', name: 'changes' }] }],
};
