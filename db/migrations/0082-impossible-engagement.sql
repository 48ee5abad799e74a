-- A video with more likes than views has no engagement that can be told: it sorts as none, and not first of all.
alter table tiktok_videos
  alter column engagement_order set expression as (case when view_count = 0 or like_count > view_count then 0
    else coalesce((like_count + comment_count + share_count)::double precision / view_count, 0) end);
