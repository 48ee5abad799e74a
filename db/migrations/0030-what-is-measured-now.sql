-- What the look at a file does now, and the share of it that is done; both null unless one is being measured.
alter table video_analyses
  add column media_stage text check (media_stage in ('probing', 'cuts', 'sound', 'texts', 'faces', 'words')),
  add column media_done double precision check (media_done between 0 and 1);
grant update (media_stage, media_done) on video_analyses to accroche_app;
