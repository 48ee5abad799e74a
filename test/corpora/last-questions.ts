import type { Language } from '#contract/wire/languages.ts';
import { ask, doc, faq, type CorpusQuestion } from './question.ts';

const DISAGREE = [doc('imports'), faq('studio'), doc('videos#studio')];
const LINK_LASTS = [
  doc('limits#counts'),
  doc('sharing'),
  doc('glossary#share-link'),
  doc('videos#reports'),
  doc('privacy#kept'),
];
const ZIPS = [doc('import-guide'), doc('accounts#import'), doc('imports')];
const STAFF = [
  doc('support#not'),
  doc('security#support-views'),
  doc('privacy#who'),
  doc('administration#view-as'),
];
const ERASED = [doc('privacy'), doc('analyse-a-video#file'), doc('limits'), doc('downloads#needs')];
const PRICES = ['/pricing', doc('plans'), doc('limits#plans')];
const PRIVATE = [doc('availability#never'), doc('errors#source_private'), doc('accounts#failures')];

/** Like `DRAWN_QUESTIONS`, for twenty other places, written after all tuning; run, and not tuned on. */
export const LAST_QUESTIONS: Record<Language, readonly CorpusQuestion[]> = {
  fr: [
    ask('les heures affichées sont decalées', doc('settings')),
    ask('le chat me repond qu’il manque des données', doc('assistant')),
    ask('le fichier ne dit pas pareil que la page', ...DISAGREE),
    ask('lancer l’analyse d’une video que j’ai telechargée', doc('downloads'), doc('analyse-a-video')),
    ask('comment marche l’algorithme tiktok', doc('methods#unknown'), '/documentation#limits'),
    ask('j’ai perdu l’url de partage', doc('sharing'), doc('glossary#share-link')),
    ask('combien de temps dure un lien de partage', ...LINK_LASTS),
    ask('quoi de neuf ce mois ci', doc('changes')),
    ask('combien de requetes api', doc('limits#programs'), doc('api'), doc('settings#api-keys')),
    ask('combien de mots dans les 3 premieres secondes', doc('hooks'), doc('scripts#beats')),
    ask('les 4 zip de tiktok je fais quoi avec', ...ZIPS),
    ask('telecharger un diaporama photo', doc('downloads'), doc('videos#download')),
    ask('avoir un resumé de mon compte', doc('reports')),
    ask('noter ma video', doc('analyse-a-video'), doc('videos#analysis')),
    ask('c’est quoi les regles d’utilisation', '/terms', '/terms-of-sale'),
    ask('le support peut il changer mes chiffres', ...STAFF),
    ask('accroches qui marchent', doc('hooks'), doc('methods#lifts'), doc('methods#hooks')),
    ask('au bout de combien de temps mes videos sont effacées', ...ERASED),
    ask('tarif agence', ...PRICES),
    ask('voir les stats d’un compte privé', ...PRIVATE),
  ],
  en: [
    ask('times are an hour off', doc('settings')),
    ask('chat says data is missing', doc('assistant')),
    ask('file and page disagree', ...DISAGREE),
    ask('analyse something i downloaded', doc('downloads'), doc('analyse-a-video')),
    ask('how does the fyp algorithm decide', doc('methods#unknown'), '/documentation#limits'),
    ask('lost the share url', doc('sharing'), doc('glossary#share-link')),
    ask('how long does a share link last', ...LINK_LASTS),
    ask('whats new', doc('changes')),
    ask('api rate limit', doc('limits#programs'), doc('api'), doc('settings#api-keys')),
    ask('how many words fit in 3 seconds', doc('hooks'), doc('scripts#beats')),
    ask('tiktok gave me several zips', ...ZIPS),
    ask('download a slideshow', doc('downloads'), doc('videos#download')),
    ask('summary of my account', doc('reports')),
    ask('grade my video', doc('analyse-a-video'), doc('videos#analysis')),
    ask('terms and conditions', '/terms', '/terms-of-sale'),
    ask('can support edit my data', ...STAFF),
    ask('hooks that work', doc('hooks'), doc('methods#lifts'), doc('methods#hooks')),
    ask('when are my uploaded videos erased', ...ERASED),
    ask('price for an agency', ...PRICES),
    ask('stats of somebodys private account', ...PRIVATE),
  ],
};
