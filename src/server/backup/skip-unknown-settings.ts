/** `pg_restore` writes its settings within the first few hundred bytes. */
const headBytes = 4096

const setting = /^SET (\w+) = 0;$/gm

// Latin-1 maps each byte to one character, so that a multi-byte character cut in two survives.
const rewriteSettings = (head: Buffer): Buffer =>
  Buffer.from(
    head
      .toString('latin1')
      .replaceAll(setting, `select set_config('$1', '0', false) from pg_settings where name = '$1';`),
    'latin1',
  )

/**
 * Rewrites the SQL written by `pg_restore` for servers older than it: a setting unknown to the server (such as
 * `transaction_timeout` of version 17) is skipped instead of failing the restore.
 */
export async function* skipUnknownSettings(sql: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0)
  for await (const chunk of sql) {
    if (!head) yield chunk
    else if (head.length + chunk.length < headBytes) head = Buffer.concat([head, chunk])
    else {
      yield rewriteSettings(Buffer.concat([head, chunk]))
      head = null
    }
  }
  if (head) yield rewriteSettings(head)
}
