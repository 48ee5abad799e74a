import type { Language } from '#domain/language/spoken-words.ts';
import type { Assumption } from './pattern.ts';

export const CTA_GOALS = ['comment', 'save', 'share', 'follow', 'link', 'series'] as const;
export type CtaGoal = (typeof CTA_GOALS)[number];

/** Where a call stands: said in the middle, said at the end, or written over the picture (six words at most). */
export const CTA_PLACEMENTS = ['middle', 'end', 'overlay'] as const;
export type CtaPlacement = (typeof CTA_PLACEMENTS)[number];

export interface CtaPattern {
  id: string;
  goal: CtaGoal;
  placements: readonly CtaPlacement[];
  /** As in patterns of hooks. */
  text: string;
  assumes?: Assumption;
}

const SAID: readonly CtaPlacement[] = ['middle', 'end'];
const END: readonly CtaPlacement[] = ['end'];
const OVERLAY: readonly CtaPlacement[] = ['overlay'];

export const CTA_PATTERNS: Readonly<Record<Language, readonly CtaPattern[]>> = {
  fr: [
    {
      id: 'comment-keyword',
      goal: 'comment',
      placements: SAID,
      text: 'Écris {keyword} en commentaire, je te réponds.',
    },
    { id: 'comment-versus', goal: 'comment', placements: SAID, text: '{a} ou {b} ? Dis-le en commentaire.' },
    { id: 'comment-stuck', goal: 'comment', placements: END, text: 'Dis-moi en commentaire où tu bloques.' },
    {
      id: 'comment-question',
      goal: 'comment',
      placements: END,
      text: 'Pose ta question en commentaire, j’y réponds en vidéo.',
    },
    {
      id: 'comment-forgotten',
      goal: 'comment',
      placements: END,
      text: 'J’ai oublié quelque chose ? Dis-le juste en dessous.',
    },
    {
      id: 'comment-where',
      goal: 'comment',
      placements: END,
      text: 'Et toi, tu en es où ? Raconte en commentaire.',
    },
    {
      id: 'comment-topic',
      goal: 'comment',
      placements: END,
      text: 'Une question sur {topic} ? Je lis tous les commentaires.',
    },
    { id: 'comment-overlay', goal: 'comment', placements: OVERLAY, text: 'Commente {keyword}' },
    { id: 'comment-overlay-opinion', goal: 'comment', placements: OVERLAY, text: 'Ton avis en commentaire' },
    { id: 'save-need', goal: 'save', placements: SAID, text: 'Enregistre cette vidéo, tu en auras besoin.' },
    {
      id: 'save-goal',
      goal: 'save',
      placements: END,
      text: 'Enregistre ça pour le jour où tu voudras {goal}.',
    },
    {
      id: 'save-list',
      goal: 'save',
      placements: SAID,
      text: 'Enregistre la vidéo pour retrouver les {count} {list}.',
    },
    {
      id: 'save-before',
      goal: 'save',
      placements: END,
      text: 'Garde cette vidéo pour la revoir au bon moment.',
    },
    {
      id: 'save-aside',
      goal: 'save',
      placements: END,
      text: 'Mets la vidéo de côté, tu la reverras au calme.',
    },
    { id: 'save-overlay', goal: 'save', placements: OVERLAY, text: 'À garder sous la main' },
    { id: 'save-overlay-later', goal: 'save', placements: OVERLAY, text: 'Enregistre pour plus tard' },
    {
      id: 'share-someone',
      goal: 'share',
      placements: SAID,
      text: 'Envoie ça à quelqu’un qui veut {goal|people}.',
    },
    {
      id: 'share-need',
      goal: 'share',
      placements: END,
      text: 'Tu penses à quelqu’un ? Envoie-lui cette vidéo.',
    },
    { id: 'share-audience', goal: 'share', placements: END, text: 'À partager {à audience}.' },
    {
      id: 'share-friend',
      goal: 'share',
      placements: END,
      text: 'Partage cette vidéo avec la personne qui en a besoin.',
    },
    { id: 'share-overlay', goal: 'share', placements: OVERLAY, text: 'À envoyer à un proche' },
    { id: 'follow-goal', goal: 'follow', placements: SAID, text: 'Abonne-toi si tu veux {goal}.' },
    {
      id: 'follow-next',
      goal: 'follow',
      placements: END,
      text: 'Abonne-toi, la suite arrive.',
      assumes: 'series',
    },
    {
      id: 'follow-topic',
      goal: 'follow',
      placements: END,
      text: 'Abonne-toi pour d’autres vidéos sur {topic}.',
    },
    {
      id: 'follow-back',
      goal: 'follow',
      placements: END,
      text: 'Abonne-toi pour retrouver ce compte facilement.',
    },
    {
      id: 'follow-overlay',
      goal: 'follow',
      placements: OVERLAY,
      text: 'Abonne-toi pour la suite',
      assumes: 'series',
    },
    { id: 'follow-overlay-more', goal: 'follow', placements: OVERLAY, text: 'Abonne-toi pour en voir plus' },
    { id: 'link-bio', goal: 'link', placements: SAID, text: 'Le lien est dans ma bio.', assumes: 'link' },
    {
      id: 'link-detail',
      goal: 'link',
      placements: END,
      text: 'Tout le détail est dans le lien en bio.',
      assumes: 'link',
    },
    {
      id: 'link-list',
      goal: 'link',
      placements: END,
      text: 'Les {count} {list} sont aussi par écrit, lien en bio.',
      assumes: 'link',
    },
    { id: 'link-overlay', goal: 'link', placements: OVERLAY, text: 'Lien dans la bio', assumes: 'link' },
    {
      id: 'series-follow',
      goal: 'series',
      placements: END,
      text: 'La partie 2 arrive : abonne-toi pour la voir.',
      assumes: 'series',
    },
    {
      id: 'series-comment',
      goal: 'series',
      placements: END,
      text: 'Si tu veux une partie 2, écris {keyword}.',
    },
    {
      id: 'series-next',
      goal: 'series',
      placements: END,
      text: 'La suite dans la prochaine vidéo.',
      assumes: 'series',
    },
    {
      id: 'series-middle',
      goal: 'series',
      placements: ['middle'],
      text: 'Je garde le reste pour la partie 2.',
      assumes: 'series',
    },
    {
      id: 'series-overlay',
      goal: 'series',
      placements: OVERLAY,
      text: 'Partie 2 bientôt',
      assumes: 'series',
    },
  ],
  en: [
    { id: 'comment-keyword', goal: 'comment', placements: SAID, text: 'Comment {keyword} and I’ll reply.' },
    { id: 'comment-versus', goal: 'comment', placements: SAID, text: '{a} or {b}? Tell me in the comments.' },
    {
      id: 'comment-stuck',
      goal: 'comment',
      placements: END,
      text: 'Tell me in the comments where you’re stuck.',
    },
    {
      id: 'comment-question',
      goal: 'comment',
      placements: END,
      text: 'Drop your question below and I’ll answer it in a video.',
    },
    {
      id: 'comment-forgotten',
      goal: 'comment',
      placements: END,
      text: 'Did I forget something? Tell me below.',
    },
    {
      id: 'comment-where',
      goal: 'comment',
      placements: END,
      text: 'Where are you with this? Tell me in the comments.',
    },
    {
      id: 'comment-topic',
      goal: 'comment',
      placements: END,
      text: 'Got a question about {topic}? I read every comment.',
    },
    { id: 'comment-overlay', goal: 'comment', placements: OVERLAY, text: 'Comment {keyword}' },
    {
      id: 'comment-overlay-opinion',
      goal: 'comment',
      placements: OVERLAY,
      text: 'Your take in the comments',
    },
    { id: 'save-need', goal: 'save', placements: SAID, text: 'Save this video, you’ll need it.' },
    { id: 'save-goal', goal: 'save', placements: END, text: 'Save this for the day you want to {goal}.' },
    {
      id: 'save-list',
      goal: 'save',
      placements: SAID,
      text: 'Save this so you can find the {count} {list} again.',
    },
    {
      id: 'save-before',
      goal: 'save',
      placements: END,
      text: 'Keep this one for the next time you need it.',
    },
    { id: 'save-aside', goal: 'save', placements: END, text: 'Save it now and watch it again slowly.' },
    { id: 'save-overlay', goal: 'save', placements: OVERLAY, text: 'Worth keeping' },
    { id: 'save-overlay-later', goal: 'save', placements: OVERLAY, text: 'Save this for later' },
    {
      id: 'share-someone',
      goal: 'share',
      placements: SAID,
      text: 'Send this to someone who wants to {goal|people}.',
    },
    { id: 'share-need', goal: 'share', placements: END, text: 'Thinking of someone? Send them this.' },
    { id: 'share-audience', goal: 'share', placements: END, text: 'Share this with {audience}.' },
    { id: 'share-friend', goal: 'share', placements: END, text: 'Share it with the person who needs it.' },
    { id: 'share-overlay', goal: 'share', placements: OVERLAY, text: 'Send this to a friend' },
    { id: 'follow-goal', goal: 'follow', placements: SAID, text: 'Follow if you want to {goal}.' },
    {
      id: 'follow-next',
      goal: 'follow',
      placements: END,
      text: 'Follow along, the next part is coming.',
      assumes: 'series',
    },
    { id: 'follow-topic', goal: 'follow', placements: END, text: 'Follow for more videos about {topic}.' },
    {
      id: 'follow-back',
      goal: 'follow',
      placements: END,
      text: 'Follow so you can find this account again.',
    },
    {
      id: 'follow-overlay',
      goal: 'follow',
      placements: OVERLAY,
      text: 'Follow for the next part',
      assumes: 'series',
    },
    { id: 'follow-overlay-more', goal: 'follow', placements: OVERLAY, text: 'Follow to see more' },
    { id: 'link-bio', goal: 'link', placements: SAID, text: 'The link is in my bio.', assumes: 'link' },
    {
      id: 'link-detail',
      goal: 'link',
      placements: END,
      text: 'All the details are in the link in my bio.',
      assumes: 'link',
    },
    {
      id: 'link-list',
      goal: 'link',
      placements: END,
      text: 'The {count} {list} are written down too: link in bio.',
      assumes: 'link',
    },
    { id: 'link-overlay', goal: 'link', placements: OVERLAY, text: 'Link in bio', assumes: 'link' },
    {
      id: 'series-follow',
      goal: 'series',
      placements: END,
      text: 'Part two is coming: follow to see it.',
      assumes: 'series',
    },
    {
      id: 'series-comment',
      goal: 'series',
      placements: END,
      text: 'If you want a part two, comment {keyword}.',
    },
    {
      id: 'series-next',
      goal: 'series',
      placements: END,
      text: 'More on that in the next video.',
      assumes: 'series',
    },
    {
      id: 'series-middle',
      goal: 'series',
      placements: ['middle'],
      text: 'I’m keeping the rest for part two.',
      assumes: 'series',
    },
    { id: 'series-overlay', goal: 'series', placements: OVERLAY, text: 'Part two soon', assumes: 'series' },
  ],
};
