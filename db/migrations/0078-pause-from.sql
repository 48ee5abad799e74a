-- A pause begins when what is paid is used up; null: it began at once, as it did before.
alter table subscriptions add column paused_from timestamptz;
alter table sandbox_subscriptions add column paused_from timestamptz;
