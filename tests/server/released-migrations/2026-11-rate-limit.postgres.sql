create unlogged table buckets ( bucket text primary key, full_at double precision not null );
