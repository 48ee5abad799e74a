import type { LegalPage } from '#i18n/slots/legal.ts';

export const termsOfSale: LegalPage = {
  title: 'Terms of sale',
  summary: 'Plans, prices, payment, withdrawal, cancellation and guarantees.',
  sections: [
    {
      id: 'seller',
      title: 'Seller',
      blocks: [
        {
          kind: 'text',
          text: '{publisher}, {legal_form}, {address}. Registration: {registration}. VAT: {vat_number}. Telephone: {phone}. E-mail: {email}.',
        },
        {
          kind: 'text',
          text: 'These terms have been in force since {effective_date}. A contract is governed by the terms of the day on which it was made. The French version of this page prevails.',
        },
      ],
    },
    {
      id: 'plans',
      title: 'What is sold',
      blocks: [
        {
          kind: 'text',
          text: 'Subscriptions by the month or by the year. What each plan contains, its limits and its price are on the [pricing](/pricing) page. The Free plan costs nothing and asks for no means of payment.',
        },
        {
          kind: 'text',
          text: 'The service runs in a recent browser, with JavaScript and an internet connection. There is nothing to install.',
        },
      ],
    },
    {
      id: 'price',
      title: 'Price and payment',
      blocks: [
        {
          kind: 'text',
          text: 'Prices are in euros, all taxes included. What is due today is shown before you confirm. Payment is by card, through a payment provider: the card number does not pass through our servers.',
        },
        {
          kind: 'text',
          text: 'An invoice is in the settings after each payment. When a payment fails, nothing changes for fourteen days; without payment, the account then follows the limits of the Free plan, and nothing is deleted.',
        },
      ],
    },
    {
      id: 'order',
      title: 'Ordering',
      blocks: [
        {
          kind: 'list',
          items: [
            'Choose a plan on the pricing page or in the settings.',
            'Check plan, period and amount, and go back to correct a mistake.',
            'Confirm the payment: the contract is made, a receipt is sent by e-mail, and the plan applies at once.',
          ],
        },
      ],
    },
    {
      id: 'renewal',
      title: 'Term and renewal',
      blocks: [
        {
          kind: 'text',
          text: 'The subscription renews for the same term as long as you do not cancel it. Before a yearly subscription renews, an e-mail tells you a month ahead on which date and at what price it will renew, and how to stop it (article L. 215-1 of the French consumer code).',
        },
        {
          kind: 'text',
          text: 'Moving to a larger plan applies at once: the unused part is deducted. Moving to a smaller one applies at the end of the paid period.',
        },
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancelling in three clicks',
      blocks: [
        {
          kind: 'text',
          text: 'At any time, with “[Cancel your contract](/cancellation)”, at the foot of every page, or in the settings. Without signing in, a link received by e-mail is enough. No reason is asked for (article L. 215-1-1 of the French consumer code). An e-mail confirms the end date: the contract runs until the end of the paid period.',
        },
      ],
    },
    {
      id: 'withdrawal',
      title: 'Right of withdrawal',
      blocks: [
        {
          kind: 'text',
          text: 'If you are a consumer you have fourteen days from the making of the contract to withdraw, without reason or cost (article L. 221-18 of the French consumer code). The right also belongs to a business of five employees at most outside its main activity, where the contract was made off premises (article L. 221-3).',
        },
        {
          kind: 'text',
          text: 'To withdraw, use “[Withdraw from contract here](/withdrawal)”, at the foot of every page and in your settings for as long as the right lasts: a statement with your name, the contract and your e-mail address, then “Confirm withdrawal” (articles L. 221-21 and D. 221-5). An acknowledgement reaches you at once by e-mail, with the content of the statement, its date and its time. Any other unambiguous statement will do as well: through the [contact form](/support/contact), by e-mail to {email}, or by letter to {address}. You can use this model form:',
        },
        {
          kind: 'text',
          text: '“To {publisher}, {address}, {email}: I hereby give notice that I withdraw from the contract for the Accroche subscription, made on …, in the name of …, e-mail address of the account: …. Date: …”',
        },
        {
          kind: 'text',
          text: 'The contract ends as soon as you withdraw. We refund everything that was paid for it, by the same means, at the latest fourteen days after being told (article L. 221-24). Nothing is kept for the days already used, unless you expressly asked, when ordering, for the service to begin before the time to withdraw was over (article L. 221-25): only those who have withdrawn from a contract before are asked to. You then pay the share of the price for the days gone by until you withdraw.',
        },
        {
          kind: 'text',
          text: 'Exception: the right ends once the service has been performed in full before that time is over, with your prior express consent and your acknowledgement that you lose this right (article L. 221-28, 1°). A subscription under way has not been performed in full: you keep this right for the fourteen days.',
        },
      ],
    },
    {
      id: 'warranty',
      title: 'Legal guarantees',
      blocks: [
        {
          kind: 'note',
          text: 'The consumer is entitled to the legal guarantee of conformity if a lack of conformity appears at any time while the digital service is supplied. During that time they have to show only that the lack of conformity exists, not when it appeared. The guarantee obliges us to supply all updates needed to keep the service in conformity during that time.',
        },
        {
          kind: 'note',
          text: 'It gives the right to have the service brought into conformity without undue delay after the request, at no cost and without major inconvenience. The consumer can obtain a reduction of the price and keep the service, or end the contract with a full refund in exchange for giving up the service, if the trader refuses to bring it into conformity, if this is unduly delayed, if it cannot be done at no cost, if it causes a major inconvenience, or if the lack of conformity persists after an unsuccessful attempt.',
        },
        {
          kind: 'note',
          text: 'They are also entitled to a reduction of the price or to the end of the contract where the lack of conformity is so serious that it must be immediate; they then need not ask for conformity first. Where it is minor, they can end the contract only if the contract provides for no price. Any time during which the service is unavailable in order to be repaired suspends the guarantee until it is supplied in conformity again.',
        },
        {
          kind: 'note',
          text: 'These rights come from articles L. 224-25-1 to L. 224-25-31 of the French consumer code. A trader who obstructs this guarantee in bad faith faces a civil fine of up to 300,000 euros, which can be raised to 10% of average yearly turnover (article L. 242-18-1). The consumer also has the legal guarantee against hidden defects (articles 1641 to 1649 of the French civil code), for two years from the discovery of the defect: it gives a reduction of the price if the service is kept, or a full refund in exchange for giving it up.',
        },
        { kind: 'text', text: 'To use them: {email}, or the [contact form](/support/contact).' },
      ],
    },
    {
      id: 'mediation',
      title: 'Consumer mediation',
      blocks: [
        {
          kind: 'text',
          text: 'A complaint goes first, in writing, to {email}. If no solution is found, the consumer can turn at no cost to the mediator, within the year that follows the complaint (articles L. 611-1 to L. 616-3 of the French consumer code):',
        },
        { kind: 'text', text: '{mediator}' },
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        {
          kind: 'text',
          text: 'We answer for the proper performance of the contract (article L. 221-15 of the French consumer code), except for what is attributable to the customer, to the unforeseeable and insurmountable act of a third party, or to force majeure. We promise neither views nor followers.',
        },
      ],
    },
  ],
};
