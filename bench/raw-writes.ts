import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'
import { median } from './figures.ts'

interface RawWrites {
  perSecond: number
  p50Ms: number
}

const commits = (folder: string, seconds: number): RawWrites => {
  const place = mkdtempSync(path.join(folder, 'raw-'))
  const db = new Sqlite(path.join(place, 'raw.sqlite'))
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.exec('create table jar (id integer primary key, points integer); insert into jar values (1, 0)')
  db.exec('create table light (id integer primary key, title text, points integer)')
  const insert = db.prepare("insert into light (title, points) values ('Said hello', 10)")
  const update = db.prepare('update jar set points = points + 10 where id = 1')
  const write = db.transaction(() => {
    insert.run()
    update.run()
  })
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  for (let now = performance.now(); now < end;) {
    write()
    const after = performance.now()
    times.push(after - now)
    now = after
  }
  db.close()
  rmSync(place, { recursive: true })
  return { perSecond: times.length / seconds, p50Ms: median(times) }
}

/**
 * Durable SQLite commits without HTTP: one insert and one update each, WAL, synchronous=FULL. Another thread keeps a core
 * busy meanwhile, as the load does beside the app: the kernel's own part of a commit waits for a core too.
 */
export const rawWrites = async (folder: string, seconds: number): Promise<RawWrites> => {
  const busy = new Worker(new URL('./awake.ts', import.meta.url))
  await once(busy, 'online')
  try {
    return commits(folder, seconds)
  } finally {
    await busy.terminate()
  }
}
