-- What stands in the place of the recipient once the mail was sent or given up: the last mail to somebody who was erased.
alter table mail_outbox add column recipient_after text;
-- That mail leaves with the erasure, no longer before it.
alter table account_deletions drop column farewell_at;
