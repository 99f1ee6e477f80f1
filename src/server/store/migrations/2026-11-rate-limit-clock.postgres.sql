alter table buckets add changed_at double precision not null default 0;
