-- Files of more kinds, and readings of a file that nobody can date.
do $$
declare
  measured text;
begin
  foreach measured in array array['tiktok_accounts', 'tiktok_videos', 'tiktok_video_snapshots', 'video_analyses']
  loop
    execute format('alter table %I drop constraint %I', measured, measured || '_source_check');
    execute format($check$alter table %I add constraint %I check (source in ('display_api', 'page_json', 'ytdlp', 'apify',
      'apify_file', 'ytdlp_file', 'studio_file', 'user_data_file', 'page_file', 'table_file', 'undated_file',
      'demo'))$check$, measured, measured || '_source_check');
  end loop;
end $$;

alter table import_batches drop constraint import_batches_format_check,
  add constraint import_batches_format_check
    check (format in ('apify', 'ytdlp', 'studio', 'user_data', 'page', 'table'));
