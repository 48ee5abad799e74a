-- A trip to TikTok that names no account brings one along.
alter table tiktok_trips alter column account_id drop not null;

-- What Apify said of a token since it was given: what stands in the way, and when that was found.
alter table apify_tokens add column problem text check (problem in ('token_refused', 'quota')),
  add column checked_at timestamptz;

-- How a person had a file read: columns named by hand, the order of its dates. Remembered with the import.
alter table import_batches add column reading jsonb;
alter table import_uploads add column reading jsonb;
