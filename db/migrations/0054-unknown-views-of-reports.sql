-- Of videos whose views nobody tells the sum is unknown, and so is what became of it.
alter table account_reports alter column views drop not null, alter column change drop not null;
