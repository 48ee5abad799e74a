-- The figures an import brought of each video, whether they stood or were kept back: what is left when another is undone.
alter table import_batch_changes add column brought jsonb;
