import type { FamilyFile } from '#shared/export/contract.ts'
import { childLists, listNestedRows, type ChildInFile, type FileRow } from '#shared/export/nested-lists.ts'
import { records, type OwnedTable } from '#shared/records/all-records.ts'
import { listExportedColumns } from '#shared/records/record.ts'

type Ids = ReadonlySet<unknown>

const formatValue = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const createErrorCollector = () => {
  const errors: string[] = []
  const seen = new Map<string, Set<unknown>>()
  const add = (path: string, message: string) => void errors.push(`${path}: ${message}`)
  return {
    errors,
    add,
    /** Adds an error when a value other than null occurs a second time within a scope. */
    unique: (scope: string, path: string, value: unknown) => {
      if (value === null) return
      const values = seen.get(scope) ?? new Set()
      seen.set(scope, values)
      if (values.has(value)) add(path, `${formatValue(value)} occurs twice`)
      values.add(value)
    },
    /** Adds an error when an id other than null is not among those of the file. */
    known: (path: string, id: unknown, ids: Ids | undefined) => {
      if (id !== null && !ids?.has(id)) add(path, `${formatValue(id)} is not in the file`)
    },
  }
}

type ErrorCollector = ReturnType<typeof createErrorCollector>

const checkMembers = ({ members }: FamilyFile, report: ErrorCollector) => {
  for (const [n, { id }] of members.entries()) report.unique('members', `members.${n}.id`, id)
  const owners = members.filter(({ role }) => role === 'owner').length
  if (owners !== 1) report.add('members', `there must be one owner, not ${owners}`)
}

const checkActs = ({ acts, children }: FamilyFile, report: ErrorCollector) => {
  const byId = new Map(acts.map((act) => [act.id, act]))
  const childIds = new Set(children.map(({ id }) => id))
  for (const [n, act] of acts.entries()) {
    const path = `acts.${n}`
    report.unique('acts', `${path}.id`, act.id)
    report.known(`${path}.childId`, act.childId, childIds)
    if (act.undoes !== null && byId.get(act.undoes)?.undoneBy !== act.id)
      report.add(`${path}.undoes`, 'is not undone by it')
    if (act.undoneBy !== null && byId.get(act.undoneBy)?.undoes !== act.id)
      report.add(`${path}.undoneBy`, 'does not undo it')
    if ((act.undoneBy === null) !== (act.undoneAt === null)) report.add(`${path}.undoneAt`, 'goes with undoneBy')
    if ((act.undoes === null) !== (act.kind !== 'undo')) report.add(`${path}.undoes`, 'goes with the kind undo')
  }
}

/** Checks that every member and act that a row refers to is in the file. */
const checkReferences = (
  table: OwnedTable,
  row: FileRow,
  path: string,
  ids: Record<string, Ids | undefined>,
  report: ErrorCollector,
) => {
  for (const [, name, { refersTo }] of listExportedColumns(records[table])) {
    if (refersTo) report.known(`${path}.${name}`, row[name], ids[refersTo])
  }
}

/** Fields, besides the id, whose values together may occur only once among the rows with the same parent. */
const uniqueKeys = {
  activities: [['sequence'], ['undoes']],
  badges: [['kind']],
  completions: [['badge', 'place']],
  moments: [['actId']],
  check_ins: [['date']],
  rests: [['date']],
} as const satisfies Partial<Record<OwnedTable, readonly (readonly string[])[]>>

const checkUnique = (table: OwnedTable, row: FileRow, parentId: unknown, path: string, report: ErrorCollector) => {
  report.unique(table, `${path}.id`, row['id'])
  const keys: Partial<Record<OwnedTable, readonly (readonly string[])[]>> = uniqueKeys
  for (const key of keys[table] ?? []) {
    const values = key.map((name) => row[name])
    const value = values.includes(null) ? null : values.join(' ')
    report.unique(`${table} ${key.join()} ${formatValue(parentId)}`, `${path}.${key.at(-1)}`, value)
  }
}

const checkChild = (child: ChildInFile, path: string, ids: Record<string, Ids | undefined>, report: ErrorCollector) => {
  report.unique('children', `${path}.id`, child.id)
  for (const { table, row, parent, path: at } of listNestedRows(childLists, child, `${path}.`)) {
    checkUnique(table, row, parent[1], at, report)
    checkReferences(table, row, at, ids, report)
  }
  const activities = new Set(child.activities.map(({ id }) => id))
  for (const [n, { undoes }] of child.activities.entries()) {
    report.known(`${path}.activities.${n}.undoes`, undoes, activities)
  }
}

/** Returns a line with path and message for each contradiction in a file, such as an id that occurs twice; not for sums. */
export const findContradictions = (file: FamilyFile): string[] => {
  const report = createErrorCollector()
  const members = new Set(file.members.map(({ id }) => id))
  const agents = new Set(file.agents.map(({ id }) => id))
  const actsOf = Map.groupBy(file.acts, ({ childId }) => childId)
  checkMembers(file, report)
  checkActs(file, report)
  for (const [n, agent] of file.agents.entries()) {
    report.unique('agents', `agents.${n}.id`, agent.id)
    checkReferences('agents', agent, `agents.${n}`, { members }, report)
  }
  for (const [n, act] of file.acts.entries()) checkReferences('acts', act, `acts.${n}`, { members, agents }, report)
  for (const [n, child] of file.children.entries()) {
    const acts = new Set(actsOf.get(child.id)?.map(({ id }) => id))
    checkChild(child, `children.${n}`, { members, agents, acts }, report)
  }
  return report.errors
}
