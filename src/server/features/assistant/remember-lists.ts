import type { RecordLookUp } from '#server/assistant/record/record-look-up.ts'

type List<Entry> = (childIds: readonly string[]) => Promise<Entry[]>

const remember = <Entry>(list: List<Entry>): List<Entry> => {
  const known = new Map<string, Promise<Entry[]>>()
  return (childIds) => {
    const key = childIds.join(' ')
    const found = known.get(key) ?? list(childIds)
    known.set(key, found)
    return found
  }
}

/** Returns a look-up that asks for the same rewards, habits and challenges once, whatever a question may turn out to be about. */
export const rememberLists = (lookUp: RecordLookUp): RecordLookUp => ({
  ...lookUp,
  listRewards: remember(lookUp.listRewards),
  listHabits: remember(lookUp.listHabits),
  listSkills: remember(lookUp.listSkills),
})
