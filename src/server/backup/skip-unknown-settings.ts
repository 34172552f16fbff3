/** `pg_restore` writes its settings first, in a few hundred bytes. */
const headBytes = 4096

const setting = /^SET (\w+) = 0;$/gm

// A byte is a character here, so that a character that is cut in two stays as it is.
const softened = (head: Buffer): Buffer =>
  Buffer.from(
    head
      .toString('latin1')
      .replaceAll(setting, `select set_config('$1', '0', false) from pg_settings where name = '$1';`),
    'latin1',
  )

/**
 * What `pg_restore` writes, for a server that may be older than it: a setting that the server does not know (version 17
 * brought `transaction_timeout`) is passed over instead of ending the restore.
 */
export async function* skipUnknownSettings(sql: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0)
  for await (const part of sql) {
    if (!head) yield part
    else if (head.length + part.length < headBytes) head = Buffer.concat([head, part])
    else {
      yield softened(Buffer.concat([head, part]))
      head = null
    }
  }
  if (head) yield softened(head)
}
