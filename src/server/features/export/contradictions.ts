import type { ChildInFile, FamilyFile } from '#shared/export/contract.ts'

interface Notes {
  /** Says what is wrong at a place of the file. */
  say(place: string, says: string): void
  /** Says so where a value stands a second time. */
  once(values: readonly (string | number | null)[], placeOf: (n: number) => string): void
  /** Says so where something is named that is not in the file. */
  known(place: string, name: string | null, among: ReadonlySet<string> | undefined): void
}

const notes = (said: string[]): Notes => {
  const say = (place: string, says: string) => void said.push(`${place}: ${says}`)
  return {
    say,
    once: (values, placeOf) => {
      const seen = new Set<string | number>()
      for (const [n, value] of values.entries()) {
        if (value === null) continue
        if (seen.has(value)) say(placeOf(n), `${value} is there twice`)
        seen.add(value)
      }
    },
    known: (place, name, among) => {
      if (name !== null && among?.has(name) !== true) say(place, `${name} is nowhere in the file`)
    },
  }
}

const members = ({ members: all }: FamilyFile, { say, once }: Notes) => {
  once(
    all.map(({ id }) => id),
    (n) => `members.${n}.id`,
  )
  const owners = all.filter(({ role }) => role === 'owner').length
  if (owners !== 1) say('members', `there is one owner, not ${owners}`)
}

const acts = (file: FamilyFile, people: ReadonlySet<string>, { say, once, known }: Notes) => {
  const byId = new Map(file.acts.map((act) => [act.id, act]))
  const children = new Set(file.children.map(({ id }) => id))
  once(
    file.acts.map(({ id }) => id),
    (n) => `acts.${n}.id`,
  )
  for (const [n, act] of file.acts.entries()) {
    const place = `acts.${n}`
    known(`${place}.by`, act.by, people)
    known(`${place}.childId`, act.childId, children)
    if (act.undoes !== null && byId.get(act.undoes)?.undoneBy !== act.id) say(`${place}.undoes`, 'is not undone by it')
    if (act.undoneBy !== null && byId.get(act.undoneBy)?.undoes !== act.id) say(`${place}.undoneBy`, 'does not undo it')
    if ((act.undoneBy === null) !== (act.undoneAt === null)) say(`${place}.undoneAt`, 'goes with undoneBy')
    if ((act.undoes === null) !== (act.kind !== 'undo')) say(`${place}.undoes`, 'goes with the kind undo')
  }
}

const lists = ['rewards', 'redemptions', 'habits', 'skills', 'moments', 'badges', 'completions', 'activities'] as const

/** Everything of a child that names the act it came by, with its place. */
const comesByActs = (child: ChildInFile) => [
  ...(['redemptions', 'moments', 'badges', 'completions', 'activities'] as const).flatMap((word) =>
    child[word].map(({ actId }, n) => ({ place: `${word}.${n}.actId`, actId })),
  ),
  ...child.habits.flatMap(({ checkIns }, h) =>
    checkIns.map(({ actId }, n) => ({ place: `habits.${h}.checkIns.${n}.actId`, actId })),
  ),
  ...child.skills.flatMap(({ scores }, s) =>
    scores.map(({ actId }, n) => ({ place: `skills.${s}.scores.${n}.actId`, actId })),
  ),
]

const days = (child: ChildInFile, at: string, { once }: Notes) => {
  for (const [h, habit] of child.habits.entries()) {
    for (const word of ['checkIns', 'rests'] as const) {
      once(
        habit[word].map(({ date }) => date),
        (n) => `${at}.habits.${h}.${word}.${n}.date`,
      )
    }
  }
}

const ledger = (child: ChildInFile, at: string, people: ReadonlySet<string>, { once, known }: Notes) => {
  const { activities } = child
  const own = new Set(activities.map(({ id }) => id))
  once(
    activities.map(({ sequence }) => sequence),
    (n) => `${at}.activities.${n}.sequence`,
  )
  once(
    activities.map(({ undoes }) => undoes),
    (n) => `${at}.activities.${n}.undoes`,
  )
  for (const [n, { by, undoes }] of activities.entries()) {
    known(`${at}.activities.${n}.by`, by, people)
    known(`${at}.activities.${n}.undoes`, undoes, own)
  }
  for (const [n, { redeemedBy }] of child.redemptions.entries())
    known(`${at}.redemptions.${n}.redeemedBy`, redeemedBy, people)
}

const honours = ({ badges, completions, moments }: ChildInFile, at: string, { once }: Notes) => {
  once(
    badges.map(({ kind }) => kind),
    (n) => `${at}.badges.${n}.kind`,
  )
  once(
    completions.map(({ badge, place }) => `${badge} ${place}`),
    (n) => `${at}.completions.${n}.place`,
  )
  once(
    moments.map(({ actId }) => actId),
    (n) => `${at}.moments.${n}.actId`,
  )
}

/** The rows of all children by where the database keeps them, each with its place: no id may stand twice there. */
const idsByTable = ({ children }: FamilyFile): { place: string; id: string }[][] => {
  const each = (list: (child: ChildInFile) => { place: string; id: string }[]) =>
    children.flatMap((child, c) => list(child).map(({ place, id }) => ({ place: `children.${c}${place}.id`, id })))
  return [
    each(({ id }) => [{ place: '', id }]),
    ...lists.map((word) => each((child) => child[word].map(({ id }, n) => ({ place: `.${word}.${n}`, id })))),
    ...(['checkIns', 'rests'] as const).map((word) =>
      each(({ habits }) =>
        habits.flatMap((habit, h) => habit[word].map(({ id }, n) => ({ place: `.habits.${h}.${word}.${n}`, id }))),
      ),
    ),
    each(({ skills }) =>
      skills.flatMap(({ scores }, s) => scores.map(({ id }, n) => ({ place: `.skills.${s}.scores.${n}`, id }))),
    ),
  ]
}

/** What in a file contradicts itself: each with its place. The sums are proved elsewhere. */
export const contradictionsIn = (file: FamilyFile): string[] => {
  const said: string[] = []
  const note = notes(said)
  const people = new Set(file.members.map(({ id }) => id))
  const ofChild = new Map<string, Set<string>>(file.children.map(({ id }) => [id, new Set()]))
  for (const { id, childId } of file.acts) ofChild.get(childId ?? '')?.add(id)
  members(file, note)
  acts(file, people, note)
  for (const found of idsByTable(file)) {
    note.once(
      found.map(({ id }) => id),
      (n) => found[n]?.place ?? '',
    )
  }
  for (const [c, child] of file.children.entries()) {
    const at = `children.${c}`
    for (const { place, actId } of comesByActs(child)) note.known(`${at}.${place}`, actId, ofChild.get(child.id))
    days(child, at, note)
    ledger(child, at, people, note)
    honours(child, at, note)
  }
  return said
}
