import type { Language } from '#contract/wire/languages.ts';
import { ask, doc, faq, type CorpusQuestion } from './question.ts';

const EQUAL_AGE = [
  doc('methods#equal-age'),
  doc('videos#age'),
  doc('methods#comparison'),
  doc('glossary#equal-age'),
  doc('glossary#age-curve'),
];
const UNKNOWN = [
  '/documentation#limits',
  doc('methods#unknown'),
  doc('availability#never'),
  doc('connect-tiktok#not'),
];
const EMPTY = [doc('first-steps'), doc('accounts#failures'), doc('accounts#sync'), faq('refused')];
const WHEN = [
  doc('methods#posting-times'),
  doc('best-practices#traps'),
  doc('best-practices#rhythm'),
  doc('reports'),
];
const BLOCKED = [
  faq('refused'),
  doc('accounts#failures'),
  doc('first-steps#no-source'),
  doc('errors#source_challenge'),
  doc('errors#source_rate_limited'),
  doc('errors#source_deleted_or_blocked'),
];
const NOT_ASSESSED = [doc('videos#analysis'), doc('analyse-a-video'), doc('glossary#not-assessed')];
const NOT_READ = [
  doc('imports#not'),
  doc('import-guide#never-stored'),
  doc('import-guide#user-data'),
  doc('accounts#import'),
  doc('connect-tiktok#not'),
];
const BIN = [
  doc('reports#bin'),
  doc('privacy#kept'),
  doc('glossary#bin'),
  doc('videos#reports'),
  doc('limits#counts'),
];
const SIZE = [doc('import-guide'), doc('limits#files'), doc('errors#import_too_large')];
const TESTS = [doc('limits#counts'), doc('experiments'), doc('errors#experiment_limit_reached')];
const YEARLY = ['/pricing', doc('billing#steps'), doc('plans'), doc('limits#plans')];

/**
 * Like `DRAWN_QUESTIONS`, for twenty more places (15 of 20 in French, 14 in English when first run). Tuned on since;
 * the prices are found since.
 */
export const THIRD_DRAWN_QUESTIONS: Record<Language, readonly CorpusQuestion[]> = {
  fr: [
    ask('comparer une vieille vidéo et une recente c’est juste ?', ...EQUAL_AGE),
    ask('combien de comptes avec business pro', '/pricing', doc('limits#plans'), doc('plans')),
    ask('pourquoi vous ne donnez pas la retention', ...UNKNOWN),
    ask('nombre maximum de tests en meme temps', ...TESTS),
    ask('mes stats n’apparaissent pas apres l’inscription', ...EMPTY),
    ask('est ce que vous avez la date de publication des videos', doc('availability')),
    ask('a quelle heure faut il sortir ses videos', ...WHEN),
    ask('erreurs de debutant', doc('best-practices')),
    ask(
      'titre mensonger',
      doc('scripts#promise'),
      doc('hooks'),
      doc('glossary#promise'),
      doc('glossary#putaclic'),
    ),
    ask('tiktok a bloqué la synchro je fais quoi', ...BLOCKED),
    ask('ça veut dire quoi non évalué', ...NOT_ASSESSED),
    ask('quel hashtag me rapporte le plus de vues', doc('methods#lifts'), doc('reports#steps')),
    ask('l’import va t il lire mes messages privés', ...NOT_READ),
    ask('stockez vous mon adresse ip', doc('privacy'), ...NOT_READ),
    ask('j’ai supprimé un rapport sans faire expres', ...BIN),
    ask('l’assistant peut il publier pour moi', doc('assistant#not'), doc('connect-tiktok#not')),
    ask('analyser mon compte sur 3 mois', doc('reports'), doc('limits#counts')),
    ask('ca coute combien par an', ...YEARLY),
    ask('changer les dates du tableau de bord', doc('dashboard')),
    ask('taille max du fichier a importer', ...SIZE),
  ],
  en: [
    ask('is it fair to compare an old video with a new one', ...EQUAL_AGE),
    ask('how many accounts on business pro', '/pricing', doc('limits#plans'), doc('plans')),
    ask('why is there no audience age', ...UNKNOWN),
    ask('how many experiments can i have', ...TESTS),
    ask('signed up but no stats show', ...EMPTY),
    ask('do you have the caption of each video', doc('availability')),
    ask('what day should i upload', ...WHEN),
    ask('beginner mistakes', doc('best-practices')),
    ask(
      'misleading hook',
      doc('scripts#promise'),
      doc('hooks'),
      doc('glossary#promise'),
      doc('glossary#putaclic'),
    ),
    ask('tiktok blocked the sync what now', ...BLOCKED),
    ask('what does not assessed mean', ...NOT_ASSESSED),
    ask('which hashtags bring me the most views', doc('methods#lifts'), doc('reports#steps')),
    ask('will the import read my dms', ...NOT_READ),
    ask('is my watch history stored', doc('privacy'), ...NOT_READ),
    ask('accidentally deleted a report', ...BIN),
    ask('can the assistant post for me', doc('assistant#not'), doc('connect-tiktok#not')),
    ask('analyse my account over 3 months', doc('reports'), doc('limits#counts')),
    ask('how much is it per year', ...YEARLY),
    ask('change dates on the dashboard', doc('dashboard')),
    ask('max file size for import', ...SIZE),
  ],
};
