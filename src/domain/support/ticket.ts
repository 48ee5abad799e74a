export const TICKET_CATEGORIES = ['question', 'problem', 'billing', 'data', 'idea'] as const;
export type TicketCategory = (typeof TICKET_CATEGORIES)[number];

/** `waiting`: for an answer of ours; `answered`: the last word is ours; `closed`: done, until somebody writes again. */
export const TICKET_STATES = ['waiting', 'answered', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

export const TICKET_AUTHORS = ['asker', 'staff'] as const;
export type TicketAuthor = (typeof TICKET_AUTHORS)[number];

export const TICKET_LIMITS = {
  subject: 120,
  text: 5_000,
  /** Tickets of one user that are not closed. */
  open: 20,
  messages: 200,
  /** Of the staff, on one ticket. */
  notes: 100,
  diagnostics: 20,
  diagnostic: 300,
  /** Of a conversation the last ones are sent along. */
  conversation: 40,
} as const;

/** A request without an account is erased so long after its last message. */
export const GUEST_TICKET_DAYS = 365;

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LETTERS = 7;

/**
 * What both sides call a ticket, such as `AC-7K3MX2F`: no letter that is taken for a digit, and none that makes a word.
 * @param bytes random, at least seven
 */
export function ticketReference(bytes: Uint8Array): string {
  const letters = Array.from(
    bytes.slice(0, REFERENCE_LETTERS),
    byte => ALPHABET[byte % ALPHABET.length] ?? '2',
  );
  if (letters.length < REFERENCE_LETTERS) throw new Error('A reference needs seven random bytes');
  return `AC-${letters.join('')}`;
}

/** How a ticket stands once somebody has written. */
export function stateAfter(author: TicketAuthor): TicketState {
  return author === 'staff' ? 'answered' : 'waiting';
}

/** An answer is rated once there is one. */
export function mayRate(authors: readonly TicketAuthor[]): boolean {
  return authors.includes('staff');
}

/** A form that comes back sooner was not filled in by a person. */
export const FASTEST_FORM_MS = 3_000;
