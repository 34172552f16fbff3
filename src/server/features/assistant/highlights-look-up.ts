import { parsePresetFromMetadata } from '#shared/activities/rules.ts'
import { badgeKinds } from '#shared/badges/rules.ts'
import { moods } from '#shared/moments/rules.ts'
import { addDays, type Day } from '#shared/time/day.ts'
import type { RecordLookUp } from '#server/assistant/record/record-look-up.ts'
import type { Db } from '#server/db/transaction.ts'
import { listHighlightsOf } from './highlights-store.ts'

/** Creates the function that looks up what is worth telling of a child's period; `instant` returns when a day begins. */
export const createHighlightsLookUp =
  (
    db: Db,
    familyId: string,
    instant: (day: Day) => string,
    localize: (preset: string | null, title: string) => string,
  ): RecordLookUp['findHighlights'] =>
  async (childId, from, to) => {
    const days = { from, to, start: instant(from), end: instant(addDays(to, 1)) }
    const rows = await listHighlightsOf(db, { familyId, childId, ...days })
    const listOf = (kind: (typeof rows)[number]['kind']) => rows.filter((row) => row.kind === kind)
    const titlesOf = (kind: 'habit' | 'challenge') => listOf(kind).map(({ title }) => title)
    const [moment] = listOf('moment')
    const [deed] = listOf('deed')
    const mood = moods.find((one) => one === moment?.detail)
    return {
      bests: listOf('best').map(({ title, value, detail }) => ({ title, value: value ?? 0, unit: detail })),
      habits: titlesOf('habit'),
      challenges: titlesOf('challenge'),
      badges: badgeKinds.filter((kind) => listOf('badge').some(({ title }) => title === kind)),
      moment: moment && mood ? { day: moment.day ?? from, mood, content: moment.title } : null,
      deed: deed ? { title: localize(parsePresetFromMetadata(deed.detail), deed.title), times: deed.value ?? 0 } : null,
    }
  }
