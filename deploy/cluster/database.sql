-- The desk’s database on a new cluster, once, as superuser on the primary: docs/scale.md.
create role desk login password 'CHANGE-ME';
create database desk owner desk encoding 'UTF8' template template0;
-- Limits of a request. A pooler passes none on, so the database has them; the desk compares them with its settings at the start.
alter role desk in database desk set statement_timeout = 10000;
alter role desk in database desk set lock_timeout = 5000;
-- Compiling a statement takes up to a second; the desk’s statements take milliseconds.
alter role desk in database desk set jit = off;
alter role desk in database desk set idle_in_transaction_session_timeout = 30000;
