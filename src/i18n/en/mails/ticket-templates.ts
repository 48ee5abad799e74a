import type { SameShape } from '../../language/translate.ts';
import type { ticketTemplates as french } from '../../fr/mails/ticket-templates.ts';

export const ticketTemplates: SameShape<typeof french> = {
  more: 'Hello,\n\nThank you for your message. To understand what is happening, could you tell us which page it is about, at what time, and what you see on the screen?\n\nKind regards,\nThe Accroche team',
  fixed:
    'Hello,\n\nThank you for telling us. The problem is fixed: reload the page to check. If it comes back, just reply to this message.\n\nKind regards,\nThe Accroche team',
  refund:
    'Hello,\n\nYour refund has been made. It will appear on your account within 5 to 10 working days, depending on your bank.\n\nKind regards,\nThe Accroche team',
};
