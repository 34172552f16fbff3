import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'
import { median } from './statistics.ts'

interface CommitRate {
  perSecond: number
  p50Ms: number
}

const runCommits = (parent: string, seconds: number): CommitRate => {
  const folder = mkdtempSync(path.join(parent, 'raw-'))
  const db = new Sqlite(path.join(folder, 'raw.sqlite'))
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.exec('create table balance (id integer primary key, points integer); insert into balance values (1, 0)')
  db.exec('create table entry (id integer primary key, title text, points integer)')
  const insert = db.prepare("insert into entry (title, points) values ('Said hello', 10)")
  const update = db.prepare('update balance set points = points + 10 where id = 1')
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
  rmSync(folder, { recursive: true })
  return { perSecond: times.length / seconds, p50Ms: median(times) }
}

/**
 * Measures rate and p50 of durable SQLite commits without HTTP: one insert and one update, WAL, synchronous=FULL. A thread
 * keeps a core busy, as the load generator does beside the app: the kernel's part of a commit needs a core too.
 */
export const measureRawSqlite = async (folder: string, seconds: number): Promise<CommitRate> => {
  const busyThread = new Worker(new URL('./busy-worker.ts', import.meta.url))
  await once(busyThread, 'online')
  try {
    return runCommits(folder, seconds)
  } finally {
    await busyThread.terminate()
  }
}
