-- Figures of one account over one period, from the stored videos alone.
-- $1 user, $2 handle, $3 instant asked about, $4 days, $5 time zone. One row; counts, averages and medians as in the contract.
with known as (
  select created_at, view_count, like_count, comment_count, share_count,
    case
      when view_count = 0 then 0::numeric
      else (like_count + comment_count + share_count) * 100::numeric / view_count
    end as engagement
  from tiktok_videos
  where user_id = $1 and author_username = $2
)
select
  count(*) filter (where inside)::integer as count,
  avg(view_count) filter (where inside)::double precision as average_views,
  avg(like_count) filter (where inside)::double precision as average_likes,
  avg(comment_count) filter (where inside)::double precision as average_comments,
  avg(share_count) filter (where inside)::double precision as average_shares,
  percentile_cont(0.5) within group (order by view_count) filter (where inside) as median_views,
  percentile_cont(0.5) within group (order by like_count) filter (where inside) as median_likes,
  percentile_cont(0.5) within group (order by comment_count) filter (where inside) as median_comments,
  percentile_cont(0.5) within group (order by share_count) filter (where inside) as median_shares,
  avg(engagement) filter (where inside)::double precision as engagement,
  count(*)::integer as known_videos
from (select *, (created_at at time zone $5)::date > ($3::timestamptz at time zone $5)::date - $4::integer and created_at <= $3 as inside from known) as placed
