-- A reading's video names its user, and goes with them: a second reference from each reading to the profile proved
-- nothing more, and cost a look at every reading taken in.
alter table tiktok_video_snapshots drop constraint if exists tiktok_video_snapshots_user_id_fkey;
