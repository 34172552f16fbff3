import { DummyDriver, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type DatabaseConnection } from 'kysely'
import { expect, test } from 'vitest'
import { createUnmanagedTransaction } from './sqlite.ts'
import { groupCommits, type Tx } from './transaction.ts'

/** A driver that records statements and fails where a test says so. */
class RecordingDriver extends DummyDriver {
  readonly log: string[] = []
  failAt: Partial<Record<string, Error>> = {}

  #say(what: string) {
    this.log.push(what)
    const failure = this.failAt[what]
    if (failure) throw failure
  }
  override acquireConnection = async (): Promise<DatabaseConnection> => ({
    executeQuery: async ({ sql }) => {
      this.#say(sql.replace(/ (?:act|immediate)$/, ''))
      return { rows: [] }
    },
    streamQuery: () => {
      throw new Error('nothing is streamed')
    },
  })
}

const createRecordedTransact = async () => {
  const driver = new RecordingDriver()
  const tx = await createUnmanagedTransaction({
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (of) => new SqliteIntrospector(of),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  })
  return { driver, transact: groupCommits(tx) }
}

const succeed = async () => 'fine'
const committed = ['savepoint', 'release']
const rolledBack = ['savepoint', 'rollback to', 'release']

test('transactions of one turn share a commit and resolve after it', async () => {
  const { driver, transact } = await createRecordedTransact()
  const all = [1, 2, 3].map((n) => transact(async () => n).then(() => driver.log.push(`answer ${n}`)))
  await Promise.all(all)
  const answers = ['answer 1', 'answer 2', 'answer 3']
  expect(driver.log).toEqual(['begin', ...committed, ...committed, ...committed, 'commit', ...answers])
})

test('a failed transaction rolls back only its savepoint', async () => {
  const { driver, transact } = await createRecordedTransact()
  const broken = transact(() => Promise.reject(new Error('broken')))
  expect(await Promise.allSettled([transact(succeed), broken, transact(succeed)])).toMatchObject([
    { value: 'fine' },
    { reason: { message: 'broken' } },
    { value: 'fine' },
  ])
  expect(driver.log).toEqual(['begin', ...rolledBack, ...committed, ...committed, 'commit'])
})

test('transactions that arrive during a commit join the next batch; a single one needs no savepoint', async () => {
  const { driver, transact } = await createRecordedTransact()
  const later: Promise<string>[] = []
  await transact(async () => void later.push(transact(succeed)))
  expect(await Promise.all(later)).toEqual(['fine'])
  expect(driver.log).toEqual(['begin', 'commit', 'begin', 'commit'])
})

test.for(['begin', 'savepoint', 'release', 'commit'])(
  'when %s fails, all of the turn fail alike, and the next turn is served',
  async (step) => {
    const { driver, transact } = await createRecordedTransact()
    driver.failAt = { [step]: new Error('the disk is full') }
    const failed = { reason: { message: 'the disk is full' } }
    expect(await Promise.allSettled([transact(succeed), transact(succeed)])).toMatchObject([failed, failed])
    expect(driver.log.at(-1)).toBe(step === 'begin' ? 'begin' : 'rollback')
    driver.failAt = {}
    expect(await transact(succeed)).toBe('fine')
  },
)

test('all transactions of a batch reject when the database rolled the whole batch back', async () => {
  const { driver, transact } = await createRecordedTransact()
  const gone = new Error('no such savepoint')
  driver.failAt = { 'rollback to': gone, rollback: gone }
  const full = async (_: Tx): Promise<string> => Promise.reject(new Error('the disk is full'))
  const failed = { reason: { message: 'the disk is full' } }
  expect(await Promise.allSettled([transact(succeed), transact(full), transact(succeed)])).toMatchObject([
    failed,
    failed,
    failed,
  ])
  driver.failAt = {}
  expect(await transact(succeed)).toBe('fine')
})
