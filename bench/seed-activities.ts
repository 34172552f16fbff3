import path from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Family } from './seed-families.ts'

// The rows of an award, with ids that sort by time. Consecutive awards belong to different children.
const createIdExpression = (
  n: string,
) => `format('%08x-%04x-7%03x-8%s-%s', 26000000 + ${n} / 65536, ${n} % 65536, ${n} % 4096,
  substr(lower(hex(randomblob(2))), 2), lower(hex(randomblob(6))))`

const usualTime = '2026-11-20T10:00:00.000Z'

const createStatements = (createdAt: string) => [
  `create temp table awards as
    with recursive count(n) as (select 0 union all select n + 1 from count where n + 1 < $rows)
    select n, n / (select count(*) from seeds) + 1 as sequence, family_id, child_id, user_id,
      ${createIdExpression('n')} as act_id, ${createIdExpression('n')} as id
    from count join seeds on seeds.position = n % (select count(*) from seeds) order by n`,
  `insert into acts (family_id, id, user_id, child_id, kind, effect, request_hash, answer_status, created_at,
      happened_at)
    select family_id, act_id, user_id, child_id, 'behavior', '{"quick":null}',
      'vI6UzFlpZ0o3mAqxQ5YJ0RkCwS9b1t2e4d8g7h6j5kL', 201, ${createdAt}, ${createdAt} from awards order by n`,
  `insert into activities (family_id, id, child_id, sequence, act_id, type, title, points, icon_name, metadata,
      user_id, created_at, happened_at, day)
    select family_id, id, child_id, sequence, act_id, 'behavior', 'Said hello', 10, 'greeting',
      '{"preset":"greeting"}', user_id, ${createdAt}, ${createdAt}, substr(${createdAt}, 1, 10) from awards order by n`,
  `update children set (points, points_earned, version) =
    (select 10 * count(*), 10 * count(*), count(*) from activities a
      where a.family_id = children.family_id and a.child_id = children.id)`,
]

/** The tables and indexes that store an activity and its act. */
const tablesAndIndexes = [
  'acts',
  'acts_of_child',
  'acts_with_answer',
  'activities',
  'activities_of_act',
  'activities_by_day',
  'activities_undoing',
]

/**
 * Inserts awards of one time (ISO 8601) into an SQLite file, distributed evenly over the families, without their stored responses. Returns the
 * bytes of an activity with its act and the indexes of both.
 */
export const seedActivities = (folder: string, families: readonly Family[], count: number, at = usualTime): number => {
  const db = new Sqlite(path.join(folder, 'glowjar.sqlite'))
  db.pragma('foreign_keys = OFF')
  db.pragma('synchronous = OFF')
  db.pragma('cache_size = -200000')
  db.exec('create temp table seeds (position integer primary key, family_id text, child_id text, user_id text)')
  const insertSeed = db.prepare('insert into seeds values (?, ?, ?, ?)')
  for (const [position, { familyId, childId, userId }] of families.entries())
    insertSeed.run(position, familyId, childId, userId)
  db.transaction(() => {
    for (const text of createStatements(`'${at}'`)) db.prepare(text).run(text.includes('$rows') ? { rows: count } : {})
  })()
  db.pragma('wal_checkpoint(TRUNCATE)')
  const names = tablesAndIndexes.map((name) => `'${name}'`).join(', ')
  const bytes = db.prepare(`select sum(pgsize) from dbstat where name in (${names})`).pluck().get()
  db.close()
  return Number(bytes) / count
}
