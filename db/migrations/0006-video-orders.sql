-- What the orders of a user's videos sort by. Columns, not expressions: behind row-level security only a
-- comparison of plain columns may look into an index.
alter table tiktok_videos
  add column view_order bigint not null generated always as (coalesce(view_count, -1)) stored,
  -- Engagement as a share; where it cannot be told it counts as none, as everywhere.
  add column engagement_order double precision not null generated always as (case when view_count = 0 then 0
    else coalesce((like_count + comment_count + share_count)::double precision / view_count, 0) end) stored;

create index tiktok_videos_newest on tiktok_videos (user_id, created_at desc, id desc);
create index tiktok_videos_most_viewed on tiktok_videos (user_id, view_order desc, id desc);
create index tiktok_videos_most_engaging on tiktok_videos (user_id, engagement_order desc, id desc);
