-- Four fifths are told once, and the whole once more.
alter table quota_warnings
  add column level text not null default 'low' check (level in ('low', 'full')),
  drop constraint quota_warnings_pkey,
  add primary key (user_id, meter, period, window_ends_at, level);
