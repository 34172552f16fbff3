import { useState } from 'react'
import { readSession, writeSession } from './storage.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** What was kept, field by field, where it still fits the form. */
const fitting = <T extends Fields>(initial: T, kept: unknown): T => {
  if (!isFields(kept)) return initial
  const known = Object.entries(kept).filter(([name, value]) => name in initial && typeof value === typeof initial[name])
  return { ...initial, ...Object.fromEntries(known) }
}

const keyOf = (name: string) => `draft.${name}`

/** Forgets a draft whose form is not there to be emptied. */
export const forgetDraft = (name: string): void => writeSession(keyOf(name), undefined)

/**
 * The fields of a form that outlive a reload and an ended session, kept in this tab. Secrets do not belong here.
 * `change` takes the changed fields, `clear` empties the form.
 */
export const useDraft = <T extends Fields>(name: string, initial: T) => {
  const key = keyOf(name)
  const [fields, setFields] = useState(() => fitting(initial, readSession(key)))
  const change = (changed: Partial<T>) =>
    setFields((before) => {
      const after = { ...before, ...changed }
      writeSession(key, after)
      return after
    })
  const clear = () => {
    writeSession(key, undefined)
    setFields(initial)
  }
  return [fields, change, clear] as const
}
