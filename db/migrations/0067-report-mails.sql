-- The language in which somebody agreed to a schedule's mails; null: they have not answered.
alter table report_recipients add column language text check (language in ('fr', 'en'));

-- A file that goes along with a mail.
alter table mail_outbox
  add column attachment_name text,
  add column attachment_type text,
  add column attachment bytea,
  add constraint mail_outbox_attachment check (num_nulls(attachment_name, attachment_type, attachment) in (0, 3));

-- A link that was made for the reader of a mailed report; it takes no place among those made by hand.
alter table share_links add column is_mailed boolean not null default false;
