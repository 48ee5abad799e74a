-- More is told; what is told once has a name by which it is known again.
alter table notifications
  drop constraint notifications_event_check,
  add constraint notifications_event_check check (event in ('sync_failed', 'sync_done', 'outlier_found', 'quota_low',
    'ticket_answered', 'report_ready', 'report_failed', 'billing', 'testimonial', 'security')),
  add column about text,
  -- When it went out by mail, at once or in a digest; null: it did not.
  add column mailed_at timestamptz;
create unique index notifications_once on notifications (user_id, event, about) where about is not null;
create index notifications_unread on notifications (user_id, created_at desc, id desc) where read_at is null;
-- All before this day were mailed at once or are old: no digest gathers them.
update notifications set mailed_at = created_at;

alter table notification_choices
  drop constraint notification_choices_event_check,
  add constraint notification_choices_event_check check (event in ('sync_failed', 'sync_done', 'outlier_found',
    'quota_low', 'ticket_answered', 'report_ready', 'report_failed', 'billing'));

-- One mail that gathers what was not mailed at once.
alter table profiles
  add column digest text not null default 'never' check (digest in ('never', 'daily', 'weekly')),
  -- Null: to be worked out anew.
  add column digest_next_at timestamptz,
  add column digest_until timestamptz;
create index profiles_digest_due on profiles (digest_next_at nulls first) where digest <> 'never';
grant update (digest, digest_next_at, digest_until) on profiles to accroche_app;
