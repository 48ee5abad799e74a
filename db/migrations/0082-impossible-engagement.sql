-- A video with more likes than views has no engagement that can be told: it sorts as none, and not first of all.
-- PostgreSQL changes the expression of a column in place from 17 on only.
drop index tiktok_videos_most_engaging;
alter table tiktok_videos drop column engagement_order;
alter table tiktok_videos
  add column engagement_order double precision not null generated always as (case
    when view_count = 0 or like_count > view_count then 0
    else coalesce((like_count + comment_count + share_count)::double precision / view_count, 0) end) stored;
create index tiktok_videos_most_engaging on tiktok_videos (user_id, engagement_order desc, id desc);
