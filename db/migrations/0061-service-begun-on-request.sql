-- When somebody who withdrew from a contract before asked, while ordering again, for the service to begin before the time
-- to withdraw is over: the days used are then paid for (article L. 221-25 of the consumer code).
alter table billing_customers add column start_requested_at timestamptz;
