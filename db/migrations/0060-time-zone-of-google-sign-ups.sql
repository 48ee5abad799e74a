-- The time zone of the browser that leaves for Google: a new account begins with it.
alter table auth.oauth_flows add column time_zone text;
