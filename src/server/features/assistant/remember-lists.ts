import type { RecordLookUp } from '#server/assistant/record/record-look-up.ts'

type List<Entry> = (childIds: readonly string[]) => Promise<Entry[]>

/** Returns a list that is asked for once, for all children. */
const remember = <Entry extends { childId: string }>(
  { children }: Pick<RecordLookUp, 'children'>,
  list: List<Entry>,
): List<Entry> => {
  let known: Promise<Entry[]> | undefined
  return async (childIds) => {
    known ??= list(children.map(({ id }) => id))
    return (await known).filter(({ childId }) => childIds.includes(childId))
  }
}

/** Returns a look-up that asks for rewards, habits and challenges once, whatever a question may turn out to be about. */
export const rememberLists = (lookUp: RecordLookUp): RecordLookUp => ({
  ...lookUp,
  listRewards: remember(lookUp, lookUp.listRewards),
  listHabits: remember(lookUp, lookUp.listHabits),
  listSkills: remember(lookUp, lookUp.listSkills),
})
