-- When the mail server last refused this address for good; null: it did not, or a later mail was taken.
alter table report_recipients add column refused_at timestamptz;
create index report_recipients_refused on report_recipients (email) where refused_at is not null;
