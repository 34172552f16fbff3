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

const restore = <T extends DraftFields>(initial: T, stored: unknown, isValid: DraftOptions['isValid']): T => {
  if (typeof stored !== 'object' || stored === null) return initial
  const valid = Object.entries(stored).filter(
    ([name, value]) => name in initial && isText(value) && (isValid?.(name, value) ?? true),
  )
  return { ...initial, ...Object.fromEntries(valid) }
}

/** Deletes a stored draft whose form is not on the page. */
export const deleteDraft = (name: string): void => writeSessionValue(keyOf(name), undefined)

/**
 * Returns fields of a form that survive a reload and an ended session, stored in this tab under `name`; undefined
 * stores nothing.
 */
export const useDraft = <T extends DraftFields>(
  name: string | undefined,
  initial: T,
  { secrets = [], isValid }: DraftOptions = {},
) => {
  const [values, setValues] = useState(() =>
    name === undefined ? initial : restore(initial, readSessionValue(keyOf(name)), isValid),
  )
  const change = (changed: Partial<T> | DraftFields): void =>
    setValues((before) => {
      const after = { ...before, ...changed }
      const stored = Object.fromEntries(Object.entries(after).filter(([field]) => !secrets.includes(field)))
      if (name !== undefined) writeSessionValue(keyOf(name), stored)
      return after
    })
  const clear = (): void => {
    if (name !== undefined) deleteDraft(name)
    setValues(initial)
  }
  return { values, change, clear }
}
