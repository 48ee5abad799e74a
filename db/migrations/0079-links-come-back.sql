-- A report that comes back from the bin brings its links back; while it is there none of them opens.
drop trigger video_analyses_unshared on video_analyses;
drop function end_links_of_analysis();
