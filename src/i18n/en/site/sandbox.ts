import type { sandbox as french } from '../../fr/site/sandbox.ts';

export const sandbox: typeof french = {
  badge: 'Test mode',
  title: '{plan} subscription',
  portalTitle: 'Payment method',
  nothingMoves: 'This page stands in for a payment service. No money moves.',
  month: '{price} a month, VAT included',
  year: '{price} a year, VAT included',
  card: 'Card number',
  cards: {
    good: 'The payment succeeds.',
    declined: 'The payment is declined.',
    confirm: 'The bank asks for a confirmation.',
    later: 'The first payment succeeds, later ones are declined.',
  },
  code: 'Promotion code, if you have one',
  useCode: 'Apply',
  reduced: 'Code {code}: {price} to pay today.',
  pay: 'Pay',
  save: 'Save the card and pay',
  back: 'Go back without paying',
  bankAsks: 'Your bank asks you to confirm this payment.',
  confirm: 'Confirm',
  refuse: 'Decline',
  problems: {
    code: 'This code is not valid, or no longer is.',
    unknown: 'This is not the number of a test card. Choose one from the list.',
    declined: 'The card was declined. Nothing was charged.',
    notConfirmed: 'The payment was not confirmed. Nothing was charged.',
  },
};
