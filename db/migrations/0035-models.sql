-- A model of one's own that writes hooks, scripts and answers. The key is sealed and never told again.
create table model_settings (
  user_id uuid primary key references profiles on delete cascade,
  provider text not null check (provider in ('openai_compatible', 'openai', 'anthropic', 'mistral')),
  base_url text not null check (length(base_url) between 8 and 300),
  model text not null check (length(model) between 1 and 200),
  api_key bytea,
  key_ending text,
  -- What it was seen to do: structured, tools, models.
  capabilities jsonb not null,
  saved_at timestamptz not null,
  checked_at timestamptz not null,
  check ((api_key is null) = (key_ending is null))
);

-- Every call of a model: what it was held to before, what it took after. The built-in engine is not counted.
create table model_calls (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles on delete cascade,
  purpose text not null check (purpose in ('hooks', 'ctas', 'script', 'answer')),
  -- Whose key: the user's own or the operator's.
  payer text not null check (payer in ('own', 'server')),
  provider text not null check (provider in ('openai_compatible', 'openai', 'anthropic', 'mistral')),
  model text not null,
  prompt_version text not null,
  prompt_sha256 bytea not null,
  outcome text not null check (outcome in ('held', 'done', 'failed', 'cancelled', 'abandoned')),
  -- The user's own day.
  day date not null,
  tokens integer not null check (tokens >= 0),
  input_tokens integer not null default 0 check (input_tokens >= 0),
  output_tokens integer not null default 0 check (output_tokens >= 0),
  -- Millionths of a US dollar: what is held, then what was spent.
  cost_micro_usd bigint not null check (cost_micro_usd >= 0),
  held_at timestamptz not null,
  lease_until timestamptz not null,
  closed_at timestamptz,
  -- An answer that passed, kept for a day for the very same question.
  cache_key bytea,
  answer jsonb
);
create index model_calls_by_day on model_calls (user_id, day);
create index model_calls_by_time on model_calls (held_at);
create index model_calls_by_question on model_calls (user_id, cache_key) where answer is not null;
-- One call at a time: two clicks at once cannot both be let through.
create unique index model_calls_one_at_a_time on model_calls (user_id) where outcome = 'held';

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['model_settings', 'model_calls']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy tenant on %I to accroche_app
      using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()))', tenant_table);
  end loop;
end $$;
grant select, insert, update, delete on model_settings to accroche_app;
grant select, insert on model_calls to accroche_app;
grant update (outcome, tokens, input_tokens, output_tokens, cost_micro_usd, closed_at, cache_key, answer)
  on model_calls to accroche_app;
