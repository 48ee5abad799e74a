-- When the password was last given again in this session; null: not since it began.
alter table auth.sessions add column proved_at timestamptz;
