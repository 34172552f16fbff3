import Sqlite from 'better-sqlite3'
import pg from 'pg'

/*
 * Preloaded into the app: kills the process before the schema-changing statement number KILL_AT.
 */

const killAt = Number(process.env['KILL_AT'])
const isCounted = /^\s*(?:create|alter|drop|analyze|begin|commit|insert into (?:"kysely_migration|sqlite_stat1))/i
let count = 0

const countStatement = (text: string) => {
  if (isCounted.test(text) && ++count === killAt) process.kill(process.pid, 'SIGKILL')
}

const memory = new Sqlite(':memory:')
const statement = Object.getPrototypeOf(memory.prepare('select 1')) as Sqlite.Statement
memory.close()
const { run, all } = statement
statement.run = function (this: Sqlite.Statement, ...given: unknown[]) {
  countStatement(this.source)
  return run.apply(this, given)
}
statement.all = function (this: Sqlite.Statement, ...given: unknown[]) {
  countStatement(this.source)
  return all.apply(this, given)
}

const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [first] = given
  countStatement(typeof first === 'string' ? first : String((first as { text?: string }).text))
  return Reflect.apply(query, this, given) as never
}
