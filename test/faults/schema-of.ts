import type pg from 'pg';

/** The whole schema as sorted lines: what two databases have in common when they are made alike. */
export async function schemaOf(client: pg.ClientBase): Promise<string[]> {
  await client.query(`set search_path = public, pg_temp`);
  const { rows } = await client.query<{ line: string }>(`
    with ours as (
      select c.oid, c.relname, c.relkind, c.relacl, c.relrowsecurity, format('%I.%I', n.nspname, c.relname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      -- The months of the history are made as they are needed.
      where n.nspname in ('public', 'auth') and c.relname !~ '^tiktok_video_snapshots_\\d')
    select concat_ws(' ', 'relation', name, relkind, relacl, relrowsecurity) as line from ours
      where relkind in ('r', 'p', 'v', 'S')
    union all
    select concat_ws(' ', 'column', o.name, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attacl,
        a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid))
      from ours o join pg_attribute a on a.attrelid = o.oid
      left join pg_attrdef d on d.adrelid = o.oid and d.adnum = a.attnum
      where o.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    union all
    select concat_ws(' ', 'constraint', o.name, k.conname, pg_get_constraintdef(k.oid), k.convalidated)
      from ours o join pg_constraint k on k.conrelid = o.oid
    union all
    select 'index ' || pg_get_indexdef(i.indexrelid) from ours o join pg_index i on i.indrelid = o.oid
    union all
    select concat_ws(' ', 'trigger', t.tgenabled, pg_get_triggerdef(t.oid)) from ours o
      join pg_trigger t on t.tgrelid = o.oid where not t.tgisinternal
    union all
    select concat_ws(' ', 'policy', p.schemaname, p.tablename, p.policyname, p.permissive, p.roles, p.cmd, p.qual,
      p.with_check) from pg_policies p
    union all
    select concat_ws(' ', 'function', pg_get_functiondef(f.oid), f.proacl) from pg_proc f
      join pg_namespace n on n.oid = f.pronamespace where n.nspname in ('public', 'auth') and f.prokind = 'f'
    order by 1`);
  return rows.map(({ line }) => line);
}
