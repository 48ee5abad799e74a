import type { Language } from '#contract/wire/languages.ts';
import { ask, doc, faq, type CorpusQuestion } from './question.ts';

/**
 * Four kinds of people, five questions each: keywords with mistakes, whole spoken sentences, a beginner's or a
 * teenager's words, an agency's. Written before the search was asked; this set is tuned on.
 */
export const PERSONA_QUESTIONS: Record<Language, readonly CorpusQuestion[]> = {
  fr: [
    ask('suprimer compt accroche', doc('privacy')),
    ask('facture introuvable pdf', doc('billing'), doc('settings#steps')),
    ask('fuseau orraire', doc('settings#time-zone')),
    ask('corbeile restaurer raport', doc('reports#bin')),
    ask('taile max video mo', doc('limits#files')),
    ask('Est-ce que vous allez publier des choses à ma place sur mon TikTok ?', doc('connect-tiktok')),
    ask(
      'Pourquoi le nombre de vues affiché ici n’est pas celui que je vois dans mon appli ?',
      doc('videos#studio'),
      faq('studio'),
    ),
    ask('À quelle heure faut-il que je poste pour toucher plus de monde ?', doc('methods#posting-times')),
    ask('Que se passe-t-il si ma carte ne passe pas à la prochaine échéance ?', doc('billing#failed')),
    ask(
      'Est-ce qu’un de mes concurrents pourrait tomber sur mes statistiques ?',
      doc('privacy#who'),
      faq('who'),
    ),
    ask('c koi une accroche', doc('hooks'), doc('glossary#hook')),
    ask(
      'ya r qui saffiche dans mon dashboard g pa de chiffres',
      doc('first-steps#no-source'),
      doc('accounts'),
    ),
    ask('jsp quoi dire dans mes tiktok', doc('scripts')),
    ask('jcomprends rien aux resultats de l’analyse', doc('analyse-a-video#read'), doc('videos#analysis')),
    ask('comment percer', doc('best-practices')),
    ask('reporting mensuel automatisé pour nos clients', doc('reports#schedule')),
    ask('marque blanche sur les livrables', doc('sharing')),
    ask('gérer une quinzaine de créateurs depuis un même espace', doc('plans'), '/pricing'),
    ask('engagement moyen du secteur', doc('best-practices#benchmarks'), doc('methods#benchmarks')),
    ask('alimenter notre BI avec les données', doc('api'), doc('settings#api-keys')),
  ],
  en: [
    ask('delet acount', doc('privacy'), faq('delete')),
    ask('vat recipt', doc('billing'), doc('settings#steps')),
    ask('drk mode', doc('settings')),
    ask('recovry code lost', doc('security#lost-factor')),
    ask('csv delimeter', doc('videos#exports')),
    ask('Why do you say this video is too young to be judged?', doc('videos#age'), doc('methods#equal-age')),
    ask('How do I make it stop sending me emails every day?', doc('settings#notifications')),
    ask('What happens to my accounts if I go back to the cheapest offer?', doc('plans#downgrade')),
    ask(
      'Could you explain what the range beside the median stands for?',
      doc('methods#medians'),
      doc('videos#median'),
    ),
    ask('Will the link I sent my sponsor still be alive in a month?', doc('sharing'), doc('limits#counts')),
    ask('idk what to film next', doc('assistant'), doc('best-practices')),
    ask('wheres my stuff its all blank', doc('first-steps#no-source'), doc('accounts')),
    ask('is this thing legit or a scam', doc('security#not'), '/legal'),
    ask('how do i get on the fyp', doc('methods#unknown'), doc('best-practices')),
    ask('my phone died cant get the code', doc('security#lost-factor')),
    ask('client-ready deliverables with our logo', doc('sharing')),
    ask('data processing agreement and subprocessors', doc('privacy'), '/privacy'),
    ask('statistical significance of creative split tests', doc('methods#experiments'), doc('experiments')),
    ask('per-seat pricing for agencies', '/pricing', doc('plans')),
    ask('scheduled stakeholder reporting', doc('reports#schedule')),
  ],
};
