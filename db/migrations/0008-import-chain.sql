-- What the profile said before an import linked its account, so that undoing restores that too.
alter table import_batches drop column set_profile_handle, add column linked_profile jsonb;
