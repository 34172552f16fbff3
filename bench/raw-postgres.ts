import pg from 'pg'

const tableStatements = [
  'create table balance (id integer primary key, points integer)',
  'create table entry (id bigint generated always as identity primary key, title text, points integer)',
]

const writeQuery = {
  name: 'write',
  text: `with updated as (update balance set points = points + 10 where id = $1)
    insert into entry (title, points) values ('Said hello', 10)`,
}

/**
 * Opens connections that write directly to PostgreSQL: one insert and one update in one round trip and one commit, each
 * connection to its own row. `measure` writes for some seconds and returns the commits per second.
 */
export const connectRawPostgres = async (url: string, connections: number) => {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }))
  await Promise.all(clients.map((client) => client.connect()))
  for (const text of tableStatements) await clients[0]?.query(text)
  for (const n of clients.keys()) await clients[0]?.query('insert into balance values ($1, 0)', [n])

  const measure = async (seconds: number): Promise<number> => {
    const end = performance.now() + seconds * 1000
    const counts = clients.map(async (client, n) => {
      let count = 0
      for (; performance.now() < end; count++) await client.query({ ...writeQuery, values: [n] })
      return count
    })
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0) / seconds
  }
  return { measure, close: () => Promise.all(clients.map((client) => client.end())) }
}
