-- Where a mail program ends mails of this kind with one click (RFC 8058); null: mails that answer what somebody did.
alter table mail_outbox add column unsubscribe_url text;
