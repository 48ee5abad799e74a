-- What people who have an account say about the product. One each; who changes theirs waits to be read again.
create table testimonials (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references profiles on delete cascade,
  text text not null check (text <> ''),
  rating smallint not null check (rating between 1 and 5),
  shown_name text not null check (shown_name <> ''),
  role text not null check (role in ('creator', 'freelancer', 'agency', 'other')),
  language text not null check (language in ('fr', 'en')),
  experienced_on date not null,
  -- What the server itself knew of the author when this was written.
  plan_type text not null check (plan_type in ('freemium', 'apprenant', 'premium', 'business_starter', 'business_pro',
    'business_advanced', 'business_enterprise')),
  member_since date not null,
  linked boolean not null,
  paid boolean not null,
  rewarded boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'published', 'refused', 'withdrawn')),
  consented_at timestamptz not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  published_at timestamptz,
  refusal text check (refusal in ('insulting', 'personal_data', 'advertising', 'off_topic', 'unlawful',
    'not_own_experience', 'unreadable')),
  refusal_note text,
  -- Null once that person is gone.
  decided_by uuid references profiles on delete set null,
  decided_at timestamptz,
  reply text check (reply <> ''),
  replied_at timestamptz,
  check ((state = 'published') = (published_at is not null)),
  check ((state = 'refused') = (refusal is not null)),
  check ((reply is null) = (replied_at is null))
);
create index testimonials_published on testimonials (published_at desc, id desc) where state = 'published';
create index testimonials_by_state on testimonials (state, changed_at desc, id desc);
create index testimonials_decided_by on testimonials (decided_by) where decided_by is not null;

alter table testimonials enable row level security;
-- Nobody publishes their own, whatever a statement of the app says.
create policy tenant on testimonials to accroche_app
  using (user_id = (select current_user_id()))
  with check (user_id = (select current_user_id()) and state in ('waiting', 'withdrawn'));
grant select, insert on testimonials to accroche_app;
grant update (text, rating, shown_name, role, language, experienced_on, plan_type, member_since, linked, paid, rewarded,
  state, consented_at, changed_at, published_at, refusal, refusal_note, decided_by, decided_at, reply, replied_at)
  on testimonials to accroche_app;

-- Doubts about one, with their reason. Nobody is named: there is nothing to answer to.
create table testimonial_reports (
  id uuid primary key default gen_random_uuid(),
  testimonial_id uuid not null references testimonials on delete cascade,
  cause text not null check (cause in ('not_genuine', 'insulting', 'personal_data', 'unlawful', 'other')),
  text text not null check (text <> ''),
  created_at timestamptz not null,
  settled_at timestamptz
);
create index testimonial_reports_by_testimonial on testimonial_reports (testimonial_id, created_at);
alter table testimonial_reports enable row level security;
