import Sqlite from 'better-sqlite3'
import pg from 'pg'

/*
 * Preloaded into the app: kills the process before the schema-changing statement number KILL_AT.
 */

const at = Number(process.env['KILL_AT'])
const isMeant = /^\s*(?:create|alter|drop|analyze|begin|commit|insert into (?:"kysely_migration|sqlite_stat1))/i
let count = 0

const reached = (text: string) => {
  if (isMeant.test(text) && ++count === at) process.kill(process.pid, 'SIGKILL')
}

const memory = new Sqlite(':memory:')
const statement = Object.getPrototypeOf(memory.prepare('select 1')) as Sqlite.Statement
memory.close()
const { run, all } = statement
statement.run = function (this: Sqlite.Statement, ...given: unknown[]) {
  reached(this.source)
  return run.apply(this, given)
}
statement.all = function (this: Sqlite.Statement, ...given: unknown[]) {
  reached(this.source)
  return all.apply(this, given)
}

const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [first] = given
  reached(typeof first === 'string' ? first : String((first as { text?: string }).text))
  return Reflect.apply(query, this, given) as never
}
