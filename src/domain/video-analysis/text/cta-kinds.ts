import { callsForComments } from './comment-requests.ts';
import { readable } from './text-words.ts';

/** What a video can ask its viewers for. */
export const CTA_KINDS = ['comment', 'save', 'share', 'follow', 'like', 'link', 'series'] as const;
export type CtaKind = (typeof CTA_KINDS)[number];

function words(...alternatives: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}

const SIGNS: Record<Exclude<CtaKind, 'comment'>, readonly RegExp[]> = {
  save: [
    words(
      'enregistre[sz]?(?:[- ](?:la|le|cette|ça|ce)| pour)',
      'sauvegarde[sz]?(?:[- ](?:la|le|cette|ça|ce)| pour)',
      'garde[sz]?(?:[- ]la)? (?:cette vidéo|ça|pour plus tard)',
      '(?:mets|mettez|ajoute|ajoutez)(?:[- ](?:la|le|ça|cette vidéo))? (?:en|dans (?:tes|vos)|aux) favoris',
    ),
    words('save (?:this|it|for later)', 'bookmark (?:this|it)'),
  ],
  share: [
    words(
      'partage[sz]?(?:[- ](?:la|le))? (?:cette|la|à|avec|ça|si)',
      '(?:envoie|envoyez)(?:[- ](?:la|le))? (?:cette|ça|à)',
      "(?:tague|taguez|identifie|identifiez|mentionne|mentionnez) (?:un|une|ton|ta|tes|votre|vos|quelqu'un|la personne)",
    ),
    words('share (?:this|it|with)', 'send (?:this|it) to', 'tag (?:a|someone|somebody|your)'),
  ],
  follow: [
    words(
      'abonne[- ]toi',
      'abonnez[- ]vous',
      'suis[- ](?:moi|nous)',
      'suivez[- ](?:moi|nous)',
      'follow[- ]moi',
      'followez',
    ),
    words('follow (?:me|us|for|along|to)', 'hit follow', 'subscribe'),
  ],
  like: [
    words(
      "(?:mets|mettez|laisse|laissez|lâche|lâchez)[- ]?(?:moi |nous )?(?:un|ton|votre|des) (?:like|likes|j'aime|c(?:œ|oe)ur|pouce)",
      'like[sz]? (?:cette|la vidéo|si)',
      'double[- ]clique[sz]?',
    ),
    words(
      'like this video',
      'like if',
      '(?:hit|smash) (?:that |the )?like',
      '(?:leave|drop) a like',
      'double[- ]tap',
    ),
  ],
  link: [
    words(
      'liens? (?:est |sont )?(?:en|dans) (?:la |ma )?(?:bio|description|profil)',
      'clique[sz]? sur le lien',
    ),
    words('links? (?:is |are )?in (?:my |the )?(?:bio|description|profile|caption)', 'click the link'),
  ],
  series: [
    words(
      'la suite (?:arrive|bientôt|demain|au prochain|dans)',
      'partie \\p{N}+ (?:demain|bientôt|arrive|en ligne)',
      'prochaine? (?:épisode|vidéo|partie)',
    ),
    words(
      'part (?:two|three|four|\\p{N}+) (?:is )?(?:coming|tomorrow|soon|next)',
      'next (?:part|episode|video)',
      'stay tuned',
    ),
  ],
};

/** The actions a sentence asks for, French or English; there may be several. */
export function ctaKindsIn(sentence: string): CtaKind[] {
  const text = readable(sentence);
  return CTA_KINDS.filter(kind =>
    kind === 'comment' ? callsForComments(sentence) : SIGNS[kind].some(sign => sign.test(text)),
  );
}
