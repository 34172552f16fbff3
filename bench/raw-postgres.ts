import pg from 'pg'

const tables = [
  'create table jar (id integer primary key, points integer)',
  'create table light (id bigint generated always as identity primary key, title text, points integer)',
]

const write = {
  name: 'write',
  text: `with filled as (update jar set points = points + 10 where id = $1)
    insert into light (title, points) values ('Said hello', 10)`,
}

/**
 * Makes the connections of a bare writer: one insert and one update in one round trip and one commit each, every
 * connection in a row of its own. What it gives measures for some seconds and says the commits a second.
 */
export const rawPostgres = async (url: string, connections: number) => {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }))
  await Promise.all(clients.map((client) => client.connect()))
  for (const text of tables) await clients[0]?.query(text)
  for (const n of clients.keys()) await clients[0]?.query('insert into jar values ($1, 0)', [n])

  const measure = async (seconds: number): Promise<number> => {
    const end = performance.now() + seconds * 1000
    const counts = clients.map(async (client, n) => {
      let count = 0
      for (; performance.now() < end; count++) await client.query({ ...write, values: [n] })
      return count
    })
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0) / seconds
  }
  return { measure, close: () => Promise.all(clients.map((client) => client.end())) }
}
