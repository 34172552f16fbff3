import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from './connect.ts'

/** A script that inserts families one after the other, until it is killed, and prints the number of each stored one. */
const writerScript = `
import { connect } from '#server/db/connect.ts'
const { transact } = await connect({ folder: process.argv[1] })
for (let n = 0; ; n++) {
  const row = { id: String(n), name: 'Ana', time_zone: 'UTC', created_at: '2026-11-20T10:00:00.000Z' }
  await transact((tx) => tx.insertInto('families').values(row).execute())
  process.stdout.write(n + '\\n')
}`

test('an acknowledged write survives a killed process, five times [PTS-12]', { timeout: 60_000 }, async () => {
  for (let round = 0; round < 5; round++) {
    const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-killed-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const writer = spawn(process.execPath, ['--input-type=module', '-e', writerScript, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const answered: string[] = []
    for await (const line of createInterface({ input: writer.stdout })) {
      answered.push(line)
      if (answered.length === 50 + round) writer.kill('SIGKILL')
    }
    if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit')
    const database = await connect({ folder })
    const rows = await database.db.selectFrom('families').select('id').execute()
    await database.close()
    const stored = new Set(rows.map(({ id }) => id))
    expect(answered.length).toBeGreaterThanOrEqual(50)
    expect(answered.filter((id) => !stored.has(id))).toEqual([])
  }
})
