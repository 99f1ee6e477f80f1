-- May be lost in a crash, so no commit waits for the disk.
create unlogged table buckets (
  bucket text primary key,
  full_at double precision not null
);
