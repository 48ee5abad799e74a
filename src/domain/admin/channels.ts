/** Ways in which the product writes to people. */
export const CHANNELS = ['mail', 'sms', 'whatsapp'] as const;
export type Channel = (typeof CHANNELS)[number];
