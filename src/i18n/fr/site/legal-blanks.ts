import type { BlankNames } from '#i18n/slots/legal.ts';

/** Name of the missing information shown for each unfilled blank. */
export const blanks: BlankNames = {
  publisher: 'à compléter : nom ou dénomination de l’éditeur',
  legal_form: 'à compléter : forme juridique et capital social',
  address: 'à compléter : adresse du siège',
  registration: 'à compléter : numéro d’immatriculation (RCS, SIREN)',
  vat_number: 'à compléter : numéro de TVA',
  phone: 'à compléter : téléphone',
  email: 'à compléter : courriel de contact',
  director: 'à compléter : nom de la personne qui dirige la publication',
  host: 'à compléter : nom, adresse et téléphone de l’hébergeur',
  mediator: 'à compléter : nom, adresse et site du médiateur',
  privacy_contact: 'à compléter : contact pour les données personnelles',
  processors: 'à compléter : liste des prestataires et des pays',
  backup_days: 'à compléter : durée en jours',
  log_days: 'à compléter : durée en jours',
  effective_date: 'à compléter : date d’entrée en vigueur',
};
