import type { BlankNames } from '#i18n/slots/legal.ts';

/** Name of the missing information shown for each unfilled blank. */
export const blanks: BlankNames = {
  publisher: 'to be filled in: name or company name of the publisher',
  legal_form: 'to be filled in: legal form and capital',
  address: 'to be filled in: registered address',
  registration: 'to be filled in: registration number (RCS, SIREN)',
  vat_number: 'to be filled in: VAT number',
  phone: 'to be filled in: telephone',
  email: 'to be filled in: contact e-mail',
  director: 'to be filled in: name of the director of publication',
  host: 'to be filled in: name, address and telephone of the host',
  mediator: 'to be filled in: name, address and site of the mediator',
  privacy_contact: 'to be filled in: contact for personal data',
  processors: 'to be filled in: list of providers and countries',
  backup_days: 'to be filled in: days',
  log_days: 'to be filled in: days',
  effective_date: 'to be filled in: date of entry into force',
};
