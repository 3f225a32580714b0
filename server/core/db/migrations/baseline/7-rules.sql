-- Rules that triggers keep, and notifications between servers.

-- Keys to tables of later files.
alter table articles add foreign key (section_id) references newsletters on delete set null;
alter table subscriptions add foreign key (invoice_id) references invoices;
alter table idempotency_keys add foreign key (checkout_id) references checkouts;
alter table modifications add foreign key (invoice_id) references invoices;

-- Issued invoices are immutable; only their payment status may change.
create function keep_issued_invoice() returns trigger language plpgsql as $$
begin
  if old.kind <> 'proForma' and (tg_op = 'DELETE' or
    (new.kind, new.account_id, new.reference, new.issued_on, new.due_on, new.currency, new.issuer, new.payer, new.notes,
      new.vat_mention, new.credited_invoice_id) is distinct from
    (old.kind, old.account_id, old.reference, old.issued_on, old.due_on, old.currency, old.issuer, old.payer, old.notes,
      old.vat_mention, old.credited_invoice_id)) then
    raise exception '% is issued: it stays as it is', old.reference using errcode = 'integrity_constraint_violation';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if old.kind = 'proForma' and new.kind <> 'proForma' then
    if not exists (select from invoice_lines where invoice_id = new.id) then
      raise exception '% has no lines', new.reference using errcode = 'integrity_constraint_violation';
    end if;
    if new.vat_mention is null and exists (select from invoice_lines where invoice_id = new.id and vat_rate = 0) then
      raise exception '% does not say why no tax is charged', new.reference
        using errcode = 'integrity_constraint_violation';
    end if;
  end if;
  return new;
end $$;
create trigger invoices_stay before delete or update on invoices for each row execute function keep_issued_invoice();

create function keep_issued_lines() returns trigger language plpgsql as $$
declare
  issued text;
begin
  select reference into issued from invoices
  where kind <> 'proForma' and id in (case when tg_op <> 'DELETE' then new.invoice_id end,
    case when tg_op <> 'INSERT' then old.invoice_id end);
  if issued is not null then
    raise exception '% is issued: its lines stay as they are', issued using errcode = 'integrity_constraint_violation';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create trigger invoice_lines_stay before insert or delete or update on invoice_lines
  for each row execute function keep_issued_lines();

-- Facts of an issued invoice are immutable, as what is printed.
create function keep_issued_facts() returns trigger language plpgsql as $$
begin
  if old.kind <> 'proForma' and new.facts is distinct from old.facts then
    raise exception '% is issued: it stays as it is', old.reference using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger invoice_facts_stay before update on invoices for each row execute function keep_issued_facts();

-- Credit notes of an invoice never exceed it, at any rate of the tax.
create function keep_credit_within_invoice() returns trigger language plpgsql as $$
begin
  if new.kind = 'creditNote' and old.kind = 'proForma' and exists (
    select from (
      select l.vat_rate, l.net_minor as net, l.vat_minor as vat from invoice_lines l
      where l.invoice_id in (new.credited_invoice_id, new.id)
      union all
      select l.vat_rate, l.net_minor, l.vat_minor from invoice_lines l join invoices c on c.id = l.invoice_id
      where c.credited_invoice_id = new.credited_invoice_id and c.id <> new.id) x
    group by vat_rate having sum(net) < 0 or sum(vat) < 0) then
    raise exception '% exceeds what is left of its invoice', new.reference
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger credit_notes_stay_within before update on invoices
  for each row execute function keep_credit_within_invoice();

-- The file of an issued document, written when it is first read.
create function keep_invoice_file() returns trigger language plpgsql as $$
begin
  raise exception '% is issued: its files stay as they are',
    (select reference from invoices where id = old.invoice_id) using errcode = 'integrity_constraint_violation';
end $$;
create trigger invoice_files_stay before delete or update on invoice_files
  for each row execute function keep_invoice_file();
