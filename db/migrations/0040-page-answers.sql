-- Whether a page of the documentation was useful. Nothing says who answered: no user, no address, and the day alone.
create table page_answers (
  -- Drawn by the page, so that a sentence added later belongs to the same answer.
  id uuid primary key,
  page text not null check (page <> ''),
  language text not null check (language in ('fr', 'en')),
  useful boolean not null,
  sentence text check (sentence <> ''),
  answered_on date not null
);
create index page_answers_by_day on page_answers (answered_on desc, id);
