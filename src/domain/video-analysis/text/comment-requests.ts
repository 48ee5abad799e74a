import { readable } from './text-words.ts';

const TAGS = /#[\p{L}\p{N}\p{M}_]+/gu;
const LONGEST_CHOICE_WORDS = 5;

function words(...alternatives: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}

const MENTION = 'en commentaires?|dans (?:les|tes|vos) commentaires|in the comments?|in comments';
const MENTIONS = words(MENTION);

/** « raconte » also is what somebody else does: as a request it opens its clause. */
const OPENS = String.raw`(?:^|[^\p{L}\p{N}\s'-]\s{0,3}|(?<!\p{L})(?:et|puis|alors|donc|surtout|and|then|or|please|just|so)\s)`;
const NOT_DONE_BY_ANYBODY =
  "(?<![\\p{L}](?:'|-)|(?<!\\p{L})(?:je|tu|il|elle|on|nous|vous|ils|elles|qui|me|te|se|lui|ne|i|you|he|she|they|we|who|to|not|will|would|can|could|must|don't|didn't|'ll)\\s)";

function opening(...alternatives: string[]): RegExp {
  return new RegExp(`${OPENS}(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}

function requested(...alternatives: string[]): RegExp {
  return new RegExp(
    `${NOT_DONE_BY_ANYBODY}(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`,
    'iu',
  );
}

/** Requests that need no further word. */
const REQUESTS = [
  opening('commentez?', '(?:ton|votre) avis', 'comment (?:below|down|your|if|yes|the word)', 'comment ["“‘]'),
  words("n'hésite[sz]? pas à (?:me |nous )?(?:commenter|(?:le |me |nous )*dire|donner|poser)"),
  words('(?:donne[sz]?|attends|veux|hâte de lire)(?:[- ](?:moi|nous))? (?:ton|votre|vos|tes) avis'),
  requested(
    '(?:dis|dites)[- ](?:moi|nous) (?:si|ce que|quel(?:le)?s?|lequel|laquelle|combien|en|tout|où|comment|qui|quand|ton|ta|tes|votre|vos)',
    '(?:drop|leave|write) (?:me )?a comment',
    '(?:let me know|tell me) (?:if|what|which|in|how|below|where|who|when|your|yours)',
  ),
];

/** Requests in a sentence that names the comments as the place; « retrouvez » and « regarde » are none. */
const REQUESTS_THERE = [
  opening(
    '(?:raconte|laisse|pose|donne|partage|lâche|balance|note|tague|identifie|envoie|cite|vote|demande|explique|montre|parle|propose|ajoute|poste|tape|nomme|avoue|devine|viens)(?:[- ](?:moi|nous|en|y))?',
  ),
  requested(
    '(?:dis|mets|écris|réponds|choisis|dites|mettez|écrivez|répondez|choisissez|racontez|laissez|posez|donnez|partagez|lâchez|balancez|notez|taguez|identifiez|envoyez|citez|votez|demandez|expliquez|montrez|parlez|proposez|ajoutez|postez|tapez|nommez|avouez|devinez|venez)(?:[- ](?:moi|nous|en|le|la))?',
    '(?:tell|drop|leave|write|share|let|post|put|say|ask|type|name|vote|pick|guess)',
  ),
];
/** « Ton astuce en commentaire 👇 »: nothing but what is asked for, and the place. */
const YOURS_THERE = new RegExp(
  String.raw`^\P{L}{0,40}(?:(?:et|and) )?(?:ton|ta|tes|votre|vos|your) [^.!?]{1,120}(?:${MENTION})\P{L}{0,40}$`,
  'iu',
);
const STATES = words(
  'est',
  'sont',
  'était',
  'étaient',
  'a',
  'ont',
  'is',
  'are',
  'was',
  'were',
  'has',
  'have',
);

/** A question that opens a subject and awaits no answer. */
const RHETORICAL = [
  words(
    '(?:tu|vous) (?:le )?(?:sais|savez|savais|saviez)',
    '(?:sais|savez|savais|saviez)-(?:tu|vous)',
    '(?:tu|vous) en (?:as|avez) (?:marre|assez)',
    'en (?:as|avez)-(?:tu|vous) (?:marre|assez)',
    'did you know',
    '(?:do|did) you ever wonder',
    '(?:have you )?ever wondered',
    'what if',
    'should you',
    "(?:are|aren't) you (?:tired|sick|struggling|looking|still|making|doing|wasting)",
    "(?:do|don't) you (?:still )?(?:want|need|struggle|know|wish|hate|dream)",
  ),
  opening('pourquoi', 'why'),
];
const RHETORICAL_UNLESS_OPEN = words(
  '(?:tu|vous) (?:veux|voulez|voudrais|voudriez|cherches|cherchez|rêves|rêvez|galères|galérez|connais|connaissez|crois|croyez|rates|ratez|perds|perdez)',
  '(?:tu|vous) (?:penses|pensez) que?',
  "(?:tu|vous) (?:penses|pensez) qu'\\p{L}+",
  '(?:tu|vous) (?:as|avez) (?:besoin|envie|du mal)',
  '(?:tu|vous) (?:fais|faites) (?:encore|toujours)',
  '(?:veux|voulez|voudrais|voudriez|cherches|cherchez|connais|connaissez)-(?:tu|vous)',
);
const OPEN = words('quoi', 'quel(?:le)?s?', 'lequel', 'laquelle', 'lesquel(?:le)?s', 'combien', 'où', 'qui');
const TO_VIEWERS = [
  words('tu', "t'(?=\\p{L})", 'toi', 'vous', 'you', 'yours', "y'all"),
  new RegExp("(?<!\\p{L})t'", 'iu'),
  words(
    "(?:c'est|est) (?:quoi|lequel|laquelle|qui|où|quand) (?:ton|ta|tes|votre|vos)",
    'quel(?:le)?s? (?:est|sont|était|serait) (?:ton|ta|tes|votre|vos)',
    '(?:ton|ta|tes|votre|vos) (?:avis|réponse|préférée?s?|verdict|idées?|choix)',
    "(?:what's|what is|what are|what was|which is|where's|where is|who's|who is) your",
    'is your (?:favou?rite|go-to|pick|choice)',
    'would your',
    'your (?:thoughts|pick|favou?rite|choice|verdict)',
    "qui d'autre",
    'qui est (?:pour|contre|partante?|chaude?|comme moi|d’accord)',
    'who else',
    "who's with me",
    'thoughts',
    'agree',
    'anyone else',
    'am i the only one',
    'any (?:tips|ideas|thoughts|suggestions)',
    'des (?:idées|avis|suggestions|conseils)',
    '(?:what|where|which|who|should) (?:\\p{L}+ ){0,2}(?:i|we) \\p{L}+',
    '(?:partie|part) (?:deux|two|2)',
  ),
];
const CHOICE = words('ou', 'or');

function asksViewers(text: string): boolean {
  if (!text.includes('?') || RHETORICAL.some(sign => sign.test(text))) return false;
  if (RHETORICAL_UNLESS_OPEN.test(text) && !OPEN.test(text)) return false;
  if (TO_VIEWERS.some(sign => sign.test(text))) return true;
  const count = text.match(/[\p{L}\p{N}'-]+/gu)?.length ?? 0;
  return CHOICE.test(text) && count <= LONGEST_CHOICE_WORDS && !STATES.test(text);
}

/** Whether a sentence asks its readers for a comment, in so many words. */
function requestsComment(text: string): boolean {
  if (REQUESTS.some(sign => sign.test(text))) return true;
  if (!MENTIONS.test(text)) return false;
  return REQUESTS_THERE.some(sign => sign.test(text)) || (YOURS_THERE.test(text) && !STATES.test(text));
}

function bare(sentence: string): string {
  return readable(sentence).replace(TAGS, ' ').trim();
}

/** Whether a sentence calls for comments: it requests one, or is a question that viewers can answer. */
export function callsForComments(sentence: string): boolean {
  const text = bare(sentence);
  return requestsComment(text) || asksViewers(text);
}

/** Whether a sentence is about the comments, as a request or not: it then is not about the video's subject. */
export function isAboutComments(sentence: string): boolean {
  const text = bare(sentence);
  return MENTIONS.test(text) || requestsComment(text);
}
