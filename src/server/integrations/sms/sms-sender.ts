type SmsChannel = 'sms' | 'whatsapp';

export interface Sms {
  /** E.164, such as +33612345678. */
  to: string;
  channel: SmsChannel;
  text: string;
}

/** Sends text messages: to the local outbox that an administrator can read, or to a provider. */
export interface SmsSender {
  readonly kind: 'outbox';
  send(sms: Sms): Promise<void>;
}
