import type { LegalPage } from '#i18n/slots/legal.ts';

export const legalNotice: LegalPage = {
  title: 'Legal notice',
  summary: 'Who publishes and who hosts this service, and how to reach us.',
  sections: [
    {
      id: 'publisher',
      title: 'Publisher',
      blocks: [
        {
          kind: 'text',
          text: 'These are the details that articles 1-1 and 19 of French law no. 2004-575 of 21 June 2004 on confidence in the digital economy require.',
        },
        {
          kind: 'table',
          caption: 'Publisher',
          head: ['', ''],
          rows: [
            ['Name or company name', '{publisher}'],
            ['Legal form and capital', '{legal_form}'],
            ['Registered address', '{address}'],
            ['Registration', '{registration}'],
            ['VAT number', '{vat_number}'],
            ['Telephone', '{phone}'],
            ['E-mail', '{email}'],
            ['Director of publication', '{director}'],
          ],
        },
      ],
    },
    { id: 'host', title: 'Host', blocks: [{ kind: 'text', text: '{host}' }] },
    {
      id: 'contact',
      title: 'Contact us',
      blocks: [
        {
          kind: 'text',
          text: 'By e-mail: {email}. Without an account, through the [contact form](/support/contact), which confirms by e-mail and gives a reference.',
        },
      ],
    },
    {
      id: 'independence',
      title: 'Trademarks and content',
      blocks: [
        {
          kind: 'text',
          text: 'Accroche is an independent product, with no link to TikTok. The trademarks that are named belong to their owners.',
        },
        {
          kind: 'text',
          text: 'The videos, captions and figures that you analyse still belong to those who published them. The demo creators and their figures are invented.',
        },
      ],
    },
    {
      id: 'report',
      title: 'Reporting content',
      blocks: [
        {
          kind: 'text',
          text: 'Unlawful content can be reported through the [contact form](/support/contact) or to {email}, with the address of the page, what is unlawful in it and how to reach you.',
        },
      ],
    },
  ],
};
