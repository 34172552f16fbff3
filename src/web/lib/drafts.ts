import { useState } from 'react'
import { readSessionValue, writeSessionValue } from './storage.ts'

export type DraftFields = Readonly<Record<string, string>>

interface DraftOptions {
  /** Fields that are never stored. */
  secrets?: readonly string[] | undefined
  /** Returns whether a stored value may still be used. */
  isValid?: (name: string, value: string) => boolean
}

const keyOf = (name: string) => `draft.${name}`

const isText = (value: unknown): value is string => typeof value === 'string'

/** Returns the fields that differ from the initial ones: the others follow what they show, such as a stored habit. */
const findTyped = <T extends DraftFields>(fields: DraftFields, initial: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([field, value]) => value !== initial[field])) as Partial<T>

const readTyped = <T extends DraftFields>(
  name: string | undefined,
  initial: T,
  isValid: DraftOptions['isValid'],
): Partial<T> => {
  const stored = name === undefined ? undefined : readSessionValue(keyOf(name))
  if (typeof stored !== 'object' || stored === null) return {}
  const valid = Object.entries(stored).filter(
    ([field, value]) => field in initial && isText(value) && (isValid?.(field, value) ?? true),
  )
  return findTyped(Object.fromEntries(valid), initial)
}

const storeTyped = (name: string | undefined, typed: DraftFields, secrets: readonly string[]): void => {
  if (name === undefined) return
  const stored = Object.entries(typed).filter(([field]) => !secrets.includes(field))
  writeSessionValue(keyOf(name), stored.length > 0 ? Object.fromEntries(stored) : undefined)
}

/** Stores a draft for a form that is not on the page yet. */
export const writeDraft = (name: string, fields: DraftFields): void => writeSessionValue(keyOf(name), fields)

/**
 * Returns fields of a form whose changes survive closing it, a reload and an ended session, stored in this tab under
 * `name` until `clear`; undefined stores nothing. Fields that were not changed have their initial value.
 */
export const useDraft = <T extends DraftFields>(
  name: string | undefined,
  initial: T,
  { secrets = [], isValid }: DraftOptions = {},
) => {
  const read = () => ({ name, typed: readTyped(name, initial, isValid) })
  const [draft, setDraft] = useState(read)
  if (draft.name !== name) setDraft(read())
  const values: T = { ...initial, ...draft.typed }
  const change = (changed: Partial<T> | DraftFields): void =>
    setDraft((before) => {
      const typed = findTyped({ ...before.typed, ...changed } as DraftFields, initial)
      storeTyped(before.name, typed as DraftFields, secrets)
      return { ...before, typed }
    })
  const clear = (): void => {
    storeTyped(name, {}, secrets)
    setDraft((before) => (before.name === name ? { name, typed: {} } : before))
  }
  /** Reads the stored fields again, unless other ones are shown. */
  const readAgain = (): void => setDraft((before) => (before.name === name ? read() : before))
  return { values, change, clear, readAgain }
}
