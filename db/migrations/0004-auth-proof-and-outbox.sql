-- When somebody proved to read the mailbox; email_confirmed_at is also set where no mail server asks for proof.
alter table auth.users add column email_proven_at timestamptz;

-- A sign-up for an unconfirmed address carries its own password and words: only the link that is followed counts.
alter table auth.one_time_tokens
  add column pending_password_hash text,
  add column pending_metadata jsonb;
create index one_time_tokens_by_user on auth.one_time_tokens (user_id);

-- Null: kept for an administrator to read, never sent.
alter table mail_outbox
  add column attempts integer not null default 0,
  add column next_attempt_at timestamptz;
create index mail_outbox_waiting on mail_outbox (next_attempt_at) where sent_at is null and next_attempt_at is not null;
