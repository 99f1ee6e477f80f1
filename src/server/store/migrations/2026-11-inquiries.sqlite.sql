create table inquiries (
  id text primary key not null,
  received_at integer not null,
  type text not null check (type in ('general', 'influencer', 'brand')),
  language text not null,
  name text not null,
  email text not null,
  profile_link text,
  message text not null,
  event text,
  flags text not null
) strict;
create index inquiries_received_at on inquiries (received_at);
create table outbox (
  inquiry_id text primary key not null references inquiries (id) on delete cascade,
  state text not null check (state in ('waiting', 'sent', 'dead')),
  attempts integer not null,
  due_at integer not null,
  first_attempt_at integer,
  sent_at integer,
  last_error text
) strict;
create index outbox_waiting on outbox (due_at) where state = 'waiting';
create table secrets (
  name text primary key not null,
  value text not null
) strict;
