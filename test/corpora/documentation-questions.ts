import type { Language } from '#contract/languages.ts';

/** What somebody types into the search box, and the places that answer it: a page, or sections of one. */
export interface AskedQuestion {
  question: string;
  /** Without `#`: anywhere on that page. */
  answers: readonly string[];
}

const ask = (question: string, ...answers: string[]): AskedQuestion => ({ question, answers });
const doc = (place: string) => `/documentation/${place}`;
const faq = (id: string) => `/support#${id}`;

/** Written in people's own words before the search was tuned. */
export const TUNING_QUESTIONS: Record<Language, readonly AskedQuestion[]> = {
  fr: [
    ask('comment effacer un compte', faq('delete'), doc('accounts'), doc('privacy#steps')),
    ask(
      'j’arrive pas à importer mon csv tiktok studio',
      doc('imports'),
      doc('import-guide'),
      doc('accounts#import'),
    ),
    ask('c’est quoi la médiane', doc('videos#median'), doc('methods#medians'), doc('glossary#median')),
    ask(
      'comment est calculé l’engagement',
      doc('methods#engagement'),
      '/documentation#engagement',
      doc('glossary#engagement'),
    ),
    ask('resilier mon abonement', faq('cancel'), doc('billing#cancel'), doc('plans#cancel')),
    ask('meilleure heure pour poster', doc('methods#posting-times'), doc('best-practices#traps')),
    ask(
      'pourquoi mes vues sont arrondies',
      faq('round'),
      '/documentation#rounding',
      doc('methods#growth'),
      doc('glossary#rounding-step'),
    ),
    ask('quels chiffres dans un fichier apify', doc('availability'), doc('import-guide#others')),
    ask('mot de passe tiktok demandé ?', faq('password'), doc('connect-tiktok#not'), doc('security#not')),
    ask('clé api', doc('api'), doc('settings#api-keys'), doc('limits#programs'), doc('glossary#api-key')),
    ask('combien de synchro par jour', faq('often'), doc('accounts#sync'), doc('limits')),
    ask('ça me dit source_challenge', doc('errors#source_challenge')),
    ask(
      'partager un rapport avec un client',
      doc('sharing'),
      doc('videos#reports'),
      doc('glossary#share-link'),
    ),
    ask(
      'recevoir un rapport par mail chaque semaine',
      doc('reports#schedule'),
      doc('glossary#scheduled-report'),
    ),
    ask('tester sans compte', faq('try'), doc('accounts#demo'), doc('first-steps')),
    ask('télécharger une video tik tok', doc('downloads'), doc('videos#download')),
    ask(
      'taille maximum d’une vidéo à analyser',
      doc('limits#files'),
      doc('analyse-a-video'),
      doc('errors#media_too_big'),
    ),
    ask('double authentification', doc('security'), doc('glossary#second-factor')),
    ask('que devient mon compte si je prends un plan moins cher', doc('plans#downgrade'), doc('billing')),
    ask(
      'temps de visionnage rétention',
      doc('methods#unknown'),
      doc('availability#never'),
      '/documentation#limits',
    ),
  ],
  en: [
    ask('how do I delete an account', faq('delete'), doc('accounts'), doc('privacy#steps')),
    ask('cant import my tiktok studio csv', doc('imports'), doc('import-guide'), doc('accounts#import')),
    ask('what is the median', doc('videos#median'), doc('methods#medians'), doc('glossary#median')),
    ask(
      'how is engagement computed',
      doc('methods#engagement'),
      '/documentation#engagement',
      doc('glossary#engagement'),
    ),
    ask('cancel my subscribtion', faq('cancel'), doc('billing#cancel'), doc('plans#cancel')),
    ask('best time to post', doc('methods#posting-times'), doc('best-practices#traps')),
    ask(
      'why are my views rounded',
      faq('round'),
      '/documentation#rounding',
      doc('methods#growth'),
      doc('glossary#rounding-step'),
    ),
    ask('which figures come from an apify file', doc('availability'), doc('import-guide#others')),
    ask('do you need my tiktok password', faq('password'), doc('connect-tiktok#not'), doc('security#not')),
    ask('api key', doc('api'), doc('settings#api-keys'), doc('limits#programs'), doc('glossary#api-key')),
    ask('how often can I sync', faq('often'), doc('accounts#sync'), doc('limits')),
    ask('source_challenge', doc('errors#source_challenge')),
    ask('share a report with a client', doc('sharing'), doc('videos#reports'), doc('glossary#share-link')),
    ask('get a report by email every week', doc('reports#schedule'), doc('glossary#scheduled-report')),
    ask('try without a tiktok account', faq('try'), doc('accounts#demo'), doc('first-steps')),
    ask('dowload a tiktok video', doc('downloads'), doc('videos#download')),
    ask(
      'maximum size of a video to analyse',
      doc('limits#files'),
      doc('analyse-a-video'),
      doc('errors#media_too_big'),
    ),
    ask('two factor', doc('security'), doc('glossary#second-factor')),
    ask('what happens to my accounts if I downgrade', doc('plans#downgrade'), doc('billing')),
    ask('watch time retention', doc('methods#unknown'), doc('availability#never'), '/documentation#limits'),
  ],
};

/** Held out first (11 of 20 in French, 13 in English on top), then used to tune as well. */
export const SEEN_QUESTIONS: Record<Language, readonly AskedQuestion[]> = {
  fr: [
    ask('annuler un import fait par erreur', doc('imports#undo'), doc('import-guide#before'), doc('imports')),
    ask('le fichier excel est refusé', doc('import-guide'), doc('imports'), doc('errors#import_spreadsheet')),
    ask('relier mon tiktok', doc('connect-tiktok'), doc('accounts#link')),
    ask('remboursement', doc('billing#refunds')),
    ask('à quoi sert putaclic', doc('hooks'), doc('glossary#putaclic')),
    ask('l’assistant répond je ne sais pas', doc('assistant#unknown'), doc('glossary#no-answer')),
    ask('supprimer toutes mes données rgpd', doc('privacy')),
    ask(
      'combien coûte une analyse de vidéo',
      doc('analyse-a-video#cost'),
      faq('counted'),
      doc('plans'),
      doc('limits#plans'),
    ),
    ask('ou trouver mes factures', doc('billing')),
    ask(
      'combien de vidéos faut-il pour un test',
      doc('experiments'),
      doc('methods#experiments'),
      doc('methods#floors'),
    ),
    ask('changer le fuseau horaire', doc('settings#time-zone')),
    ask('vidéo qui marche beaucoup mieux que les autres', doc('methods#outliers'), doc('glossary#outlier')),
    ask('exporter en pdf', doc('sharing#exports'), doc('videos#exports'), doc('reports')),
    ask(
      'j’ai perdu mon téléphone je peux plus me connecter',
      doc('security#lost-factor'),
      doc('support#without-account'),
    ),
    ask('quand est ce que mes quotas reviennent', faq('reset'), doc('plans#counting')),
    ask('trop de tentatives', doc('errors#rate_limited')),
    ask('définition accroche', doc('hooks'), doc('glossary#hook')),
    ask('vos chiffres sont différents de tiktok', faq('studio'), doc('videos#studio'), faq('round')),
    ask(
      'messages privés dans le json tiktok',
      doc('import-guide#never-stored'),
      doc('imports#not'),
      doc('import-guide#user-data'),
    ),
    ask(
      'corriger la catégorie du hook',
      doc('methods#hooks'),
      doc('videos#analysis'),
      doc('analyse-a-video'),
      doc('glossary#hook-class'),
    ),
  ],
  en: [
    ask('undo an import', doc('imports#undo'), doc('import-guide#before'), doc('imports')),
    ask('excel file refused', doc('import-guide'), doc('imports'), doc('errors#import_spreadsheet')),
    ask('link my tiktok', doc('connect-tiktok'), doc('accounts#link')),
    ask('refund', doc('billing#refunds')),
    ask('what does putaclic do', doc('hooks'), doc('glossary#putaclic')),
    ask('assistant says it does not know', doc('assistant#unknown'), doc('glossary#no-answer')),
    ask('gdpr erase everything about me', doc('privacy')),
    ask(
      'price of a video analysis',
      doc('analyse-a-video#cost'),
      faq('counted'),
      doc('plans'),
      doc('limits#plans'),
    ),
    ask('where are my invoices', doc('billing')),
    ask(
      'how many videos for an experiment',
      doc('experiments'),
      doc('methods#experiments'),
      doc('methods#floors'),
    ),
    ask('change time zone', doc('settings#time-zone')),
    ask('video doing much better than the others', doc('methods#outliers'), doc('glossary#outlier')),
    ask('export as pdf', doc('sharing#exports'), doc('videos#exports'), doc('reports')),
    ask('lost my phone cannot sign in', doc('security#lost-factor'), doc('support#without-account')),
    ask('when do quotas reset', faq('reset'), doc('plans#counting')),
    ask('too many attempts', doc('errors#rate_limited')),
    ask('definition of a hook', doc('hooks'), doc('glossary#hook')),
    ask('your numbers differ from tiktok', faq('studio'), doc('videos#studio'), faq('round')),
    ask(
      'private messages in tiktok json',
      doc('import-guide#never-stored'),
      doc('imports#not'),
      doc('import-guide#user-data'),
    ),
    ask(
      'correct the class of a hook',
      doc('methods#hooks'),
      doc('videos#analysis'),
      doc('analyse-a-video'),
      doc('glossary#hook-class'),
    ),
  ],
};

/** Written after the tuning, asked once, and never tuned on. */
export const HELD_OUT_QUESTIONS: Record<Language, readonly AskedQuestion[]> = {
  fr: [
    ask(
      'comment ajouter un deuxième compte',
      doc('accounts'),
      doc('plans'),
      doc('errors#account_limit_reached'),
    ),
    ask(
      'mon compte est privé ça marche pas',
      doc('errors#source_private'),
      doc('accounts#failures'),
      doc('first-steps#no-source'),
    ),
    ask('yt-dlp pas installé', doc('errors#source_not_installed'), doc('downloads#needs'), doc('accounts')),
    ask(
      'lien de partage expiré',
      doc('sharing'),
      doc('errors#share_link_closed'),
      doc('glossary#share-link'),
    ),
    ask(
      'combien de temps la corbeille garde',
      doc('limits#counts'),
      doc('reports#bin'),
      doc('glossary#bin'),
      doc('privacy#kept'),
    ),
    ask('générer des accroches', doc('hooks')),
    ask('téléprompteur', doc('scripts'), doc('glossary#teleprompter')),
    ask('pourquoi pas de note sur 100', doc('videos#analysis'), doc('analyse-a-video'), doc('methods#hooks')),
    ask(
      'c’est quoi un repère',
      doc('methods#benchmarks'),
      doc('best-practices#benchmarks'),
      doc('glossary#benchmark'),
      doc('dashboard#engagement'),
    ),
    ask('mettre mon abonnement en pause', doc('billing#pause')),
    ask('ma carte est refusée', doc('billing#failed'), doc('errors#payments_failed')),
    ask('changer d’adresse mail', doc('security#password'), doc('settings')),
    ask('qui peut voir mes chiffres', faq('who'), doc('privacy#who')),
    ask(
      'dates 03/02 jour ou mois',
      doc('import-guide#dates'),
      doc('errors#import_date_order'),
      doc('imports'),
    ),
    ask(
      'colonne non reconnue',
      doc('imports#columns'),
      doc('import-guide'),
      doc('errors#import_unknown_columns'),
    ),
    ask(
      'limite de requetes api par minute',
      doc('limits#programs'),
      doc('api#keys'),
      doc('settings#api-keys'),
    ),
    ask('nombre de questions par jour chatbot', doc('assistant#cost'), doc('plans'), doc('limits#plans')),
    ask(
      'comparer deux periodes',
      doc('methods#comparison'),
      doc('dashboard#change'),
      doc('reports#compare'),
      doc('methods#change'),
    ),
    ask(
      'vue gagnées chaque jour',
      doc('availability#days'),
      doc('methods#unknown'),
      '/documentation#limits',
      doc('methods#growth'),
    ),
    ask('installer un modèle d’ia', doc('settings#model'), doc('assistant#model'), doc('errors')),
  ],
  en: [
    ask('add a second account', doc('accounts'), doc('plans'), doc('errors#account_limit_reached')),
    ask(
      'my account is private and it does not work',
      doc('errors#source_private'),
      doc('accounts#failures'),
      doc('first-steps#no-source'),
    ),
    ask('yt-dlp not installed', doc('errors#source_not_installed'), doc('downloads#needs'), doc('accounts')),
    ask('share link expired', doc('sharing'), doc('errors#share_link_closed'), doc('glossary#share-link')),
    ask(
      'how long does the bin keep things',
      doc('limits#counts'),
      doc('reports#bin'),
      doc('glossary#bin'),
      doc('privacy#kept'),
    ),
    ask('generate hooks', doc('hooks')),
    ask('teleprompter', doc('scripts'), doc('glossary#teleprompter')),
    ask('why no score out of 100', doc('videos#analysis'), doc('analyse-a-video'), doc('methods#hooks')),
    ask(
      'what is a benchmark',
      doc('methods#benchmarks'),
      doc('best-practices#benchmarks'),
      doc('glossary#benchmark'),
      doc('dashboard#engagement'),
    ),
    ask('pause my subscription', doc('billing#pause')),
    ask('my card was declined', doc('billing#failed'), doc('errors#payments_failed')),
    ask('change my email address', doc('security#password'), doc('settings')),
    ask('who can see my figures', faq('who'), doc('privacy#who')),
    ask(
      'dates 03/02 day or month',
      doc('import-guide#dates'),
      doc('errors#import_date_order'),
      doc('imports'),
    ),
    ask('unknown column', doc('imports#columns'), doc('import-guide'), doc('errors#import_unknown_columns')),
    ask('api requests per minute limit', doc('limits#programs'), doc('api#keys'), doc('settings#api-keys')),
    ask('chatbot questions a day', doc('assistant#cost'), doc('plans'), doc('limits#plans')),
    ask(
      'compare two periods',
      doc('methods#comparison'),
      doc('dashboard#change'),
      doc('reports#compare'),
      doc('methods#change'),
    ),
    ask(
      'views gained each day',
      doc('availability#days'),
      doc('methods#unknown'),
      '/documentation#limits',
      doc('methods#growth'),
    ),
    ask('set up an ai model', doc('settings#model'), doc('assistant#model'), doc('errors')),
  ],
};

/** Whether a place answers a question. */
export function isAnswer({ answers }: AskedQuestion, path: string): boolean {
  return answers.some(answer => path === answer || (!answer.includes('#') && path.split('#')[0] === answer));
}
