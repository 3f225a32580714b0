-- Types, sequences and functions of columns, constraints and indexes.

-- Versions of drafts of quotes: a new draft never repeats the version of an earlier one.
create sequence quote_draft_versions;

create type inet_range as range (subtype = inet);

-- The words of a text without accents and capitals, for a full-text index. It needs no extension: it works wherever tables
-- can be created.
create function searchable_words(text) returns tsvector language sql immutable parallel safe
return to_tsvector('simple', lower(regexp_replace(regexp_replace(
  normalize(replace(replace(replace(replace($1, 'œ', 'oe'), 'Œ', 'OE'), 'æ', 'ae'), 'Æ', 'AE'), NFKD),
  '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+', ' ', 'g')));

-- A text without accents and capitals, for order and search.
create function plain_text(text) returns text language sql immutable parallel safe
return lower(regexp_replace(
  normalize(replace(replace(replace(replace($1, 'œ', 'oe'), 'Œ', 'OE'), 'æ', 'ae'), 'Æ', 'AE'), NFKD),
  '[\u0300-\u036f]', '', 'g'));
