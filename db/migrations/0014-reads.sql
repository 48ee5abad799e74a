-- All that the figures of an account need of its videos, texts aside: its reads touch the index alone.
drop index tiktok_videos_latest;
create index tiktok_videos_latest on tiktok_videos (user_id, author_username, created_at desc)
  include (id, view_count, like_count, comment_count, share_count, source, precision, observed_at);

-- An index alone suffices where vacuum has been; a daily sync touches a small part of the table.
alter table tiktok_videos set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
