export const TICKET_CATEGORIES = ['question', 'problem', 'billing', 'data', 'idea'] as const;
export type TicketCategory = (typeof TICKET_CATEGORIES)[number];

/** `waiting`: for our answer; `answered`: the last message is ours; `closed`: done, until a new message arrives. */
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
  /** Staff notes on one ticket. */
  notes: 100,
  diagnostics: 20,
  diagnostic: 300,
  /** Number of latest messages returned with a conversation. */
  conversation: 40,
} as const;

/** A ticket without an account is erased this long after its last message. */
export const GUEST_TICKET_DAYS = 365;

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LETTERS = 7;

/**
 * Ticket reference shown to both sides, such as `AC-7K3MX2F`: without I, L, O and U, which look like digits or help
 * form words.
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

/** State of a ticket after a message by this author. */
export function stateAfter(author: TicketAuthor): TicketState {
  return author === 'staff' ? 'answered' : 'waiting';
}

/** Only a ticket that staff has answered can be rated. */
export function mayRate(authors: readonly TicketAuthor[]): boolean {
  return authors.includes('staff');
}

/** A form submitted sooner was filled in by a bot. */
export const FASTEST_FORM_MS = 3_000;
