create table retention (
  checked_at bigint,
  postponed_until bigint not null
);
insert into retention values (null, 0);
