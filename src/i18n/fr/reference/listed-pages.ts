import type { DocPage } from '../../documentation/documentation.ts';

export const glossaryPage: DocPage = {
  title: 'Glossaire',
  summary: 'Les mots du produit, ce qu’ils veulent dire, et où ils sont expliqués.',
  checkedOn: '2026-11-22',
  sections: [{ id: 'words', title: 'De A à Z', blocks: [{ kind: 'generated', name: 'glossary' }] }],
};

export const changesPage: DocPage = {
  title: 'Nouveautés',
  summary: 'Ce qui a été ajouté ou changé, dans l’ordre du journal du produit.',
  checkedOn: '2026-11-22',
  sections: [{ id: 'all', title: 'Le journal', blocks: [{ kind: 'generated', name: 'changes' }] }],
};
