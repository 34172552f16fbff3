import { expect, inject, test } from 'vitest'
import { editChild } from '#shared/children/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { exportFamily } from '#shared/export/contract.ts'
import { editHabit } from '#shared/habits/contract.ts'
import { editMoment } from '#shared/moments/contract.ts'
import { editReward } from '#shared/rewards/contract.ts'
import { editSkill } from '#shared/skills/contract.ts'
import { fuzzFieldValues } from '#server/testing/fuzz-field-values.ts'
import { award, createChild, createMoment, createReward, createSkill } from '#server/testing/factories.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createHabit } from '#server/testing/habits.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { importAndExport, readAllChildData } from '#server/testing/round-trip.ts'

interface FieldWriter {
  add(call: Call, childId: string, text: string): Promise<{ id: string }>
  change?(call: Call, id: string, text: string): Promise<unknown>
}

const description = 'x'
const fieldWriters: Record<string, FieldWriter> = {
  'rewards.title': {
    add: (call, childId, text) => createReward(call, childId, 5, text),
    change: (call, id, title) => call(editReward, { params: { id }, body: { title } }),
  },
  'rewards.description': {
    add: (call, childId) => createReward(call, childId),
    change: (call, id, text) => call(editReward, { params: { id }, body: { description: text } }),
  },
  'habits.title': {
    add: (call, childId, title) => createHabit(call, childId, { title, description }),
    change: (call, id, title) => call(editHabit, { params: { habitId: id }, body: { title } }),
  },
  'habits.cue': {
    add: (call, childId, cue) => createHabit(call, childId, { cue }),
    change: (call, id, cue) => call(editHabit, { params: { habitId: id }, body: { cue } }),
  },
  'skills.title': {
    add: (call, childId, title) => createSkill(call, childId, { title }),
    change: (call, id, title) => call(editSkill, { params: { id }, body: { title } }),
  },
  'skills.targetUnit': {
    add: (call, childId, targetUnit) => createSkill(call, childId, { targetUnit }),
    change: (call, id, targetUnit) => call(editSkill, { params: { id }, body: { targetUnit } }),
  },
  'moments.content': {
    add: (call, childId, content) => createMoment(call, childId, { content }),
    change: (call, id, content) => call(editMoment, { params: { id }, body: { content } }),
  },
  'timeline.title': { add: (call, childId, title) => award(call, childId, 1, title) },
  'children.name': {
    add: async (_, id) => ({ id }),
    change: (call, id, name) => call(editChild, { params: { id }, body: { name } }),
  },
}

interface WrittenText {
  childId: string
  /** The list and the field, such as `rewards.title`. */
  field: string
  id: string
  /** The expected value. */
  expected: string | null
}

/** Writes a text into every field, once by adding and once by editing; returns where it was written. */
const writeEverywhere = async (call: Call, text: string): Promise<WrittenText[]> => {
  const { id: childId } = await createChild(call)
  const written: WrittenText[] = []
  for (const [field, { add, change }] of Object.entries(fieldWriters)) {
    const tries = [
      () => add(call, childId, text),
      async () => {
        const made = await add(call, childId, description)
        await change?.(call, made.id, text)
        return made
      },
    ]
    for (const [n, write] of tries.entries()) {
      if (n === 1 ? !change : field === 'children.name' || field === 'rewards.description') continue
      await write().then(
        ({ id }) => written.push({ childId, field, id, expected: text.trim() || null }),
        (error: unknown) => expect(String(error)).toContain('400'),
      )
    }
  }
  return written
}

/** Returns those of the written texts that the API lists differently or not at all. */
const findChangedTexts = async (call: Call, written: readonly WrittenText[]): Promise<WrittenText[]> => {
  const shown = new Map<string, unknown>()
  for (const childId of new Set(written.map((one) => one.childId))) {
    const lists = Object.entries(await readAllChildData(call, childId)).filter(([, rows]) => Array.isArray(rows))
    const rows = lists.flatMap(([list, of]) => (of as Record<string, unknown>[]).map((row) => ({ list, row })))
    for (const { list, row } of rows) {
      for (const [name, value] of Object.entries(row)) shown.set(`${list}.${name} ${String(row['id'])}`, value)
    }
  }
  return written.filter(({ field, id, expected }) => shown.get(`${field} ${id}`) !== expected)
}

const texts = fuzzFieldValues.flatMap((json) => {
  const value: unknown = JSON.parse(json)
  return typeof value === 'string' ? [value] : []
})

const childrenPerFamily = 40

test('every text is unchanged after it is written, edited, listed and imported elsewhere', async ({ task }) => {
  const [here, there] = [await createTestApp(), await createTestApp()]
  // Some of each kind, because similar texts are adjacent.
  const step = Math.floor(texts.length / sampleSize(inject('database') === 'sqlite' ? 40 : 15, texts.length))
  const some = texts.filter((_, n) => (n + inject('seed')) % step === 0)
  let [count, wrong] = [0, 0]
  for (let at = 0; at < some.length; at += childrenPerFamily) {
    const [ana, owner] = [await here.member(), await there.member()]
    const written: WrittenText[] = []
    for (const text of some.slice(at, at + childrenPerFamily)) written.push(...(await writeEverywhere(ana.call, text)))
    await importAndExport(there, owner, await ana.call(exportFamily, {}))
    const changed = [...(await findChangedTexts(ana.call, written)), ...(await findChangedTexts(owner.call, written))]
    count += written.length
    wrong += changed.length
    expect(changed).toEqual([])
  }
  reportCheck({ task }, { check: 'T28', what: 'texts unchanged on every list and after an import', count, wrong })
  expect(count).toBeGreaterThan(some.length)
})
