type SmsChannel = 'sms' | 'whatsapp';

export interface Sms {
  /** E.164, such as +33612345678. */
  to: string;
  channel: SmsChannel;
  text: string;
}

/** Hands text messages over: to the local outbox that an admin can read, or to a provider. */
export interface SmsSender {
  readonly kind: 'outbox';
  send(sms: Sms): Promise<void>;
}
