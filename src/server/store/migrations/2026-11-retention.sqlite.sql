create table retention (
  checked_at integer,
  postponed_until integer not null
) strict;
insert into retention values (null, 0);
