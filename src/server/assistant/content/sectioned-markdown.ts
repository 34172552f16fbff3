import { ContentError, parseYaml, type ParsedFile } from './content-files.ts'

interface Line {
  text: string
  line: number
}

interface Section {
  line: number
  lines: Line[]
}

/** The headings of a kind of file and the fields that they fill: a list of points, or one text. */
export type Headings = Readonly<Record<string, { field: string; holds: 'points' | 'text' }>>

export const topicHeadings: Headings = {
  Openings: { field: 'openings', holds: 'points' },
  Plan: { field: 'plan', holds: 'points' },
  Tips: { field: 'tips', holds: 'points' },
  'Words to say': { field: 'words', holds: 'points' },
  Why: { field: 'why', holds: 'points' },
  'How long': { field: 'howLong', holds: 'points' },
  Questions: { field: 'questions', holds: 'points' },
  Synonyms: { field: 'synonyms', holds: 'points' },
  'Search words': { field: 'searchWords', holds: 'text' },
}

export const safetyAnswerHeadings: Headings = {
  Opening: { field: 'opening', holds: 'points' },
  Steps: { field: 'steps', holds: 'points' },
}

export const healthSubjectHeadings: Headings = {
  Meanwhile: { field: 'meanwhile', holds: 'points' },
  Today: { field: 'today', holds: 'points' },
  'This week': { field: 'thisWeek', holds: 'points' },
  'Write down': { field: 'writeDown', holds: 'points' },
  Questions: { field: 'questions', holds: 'points' },
  Synonyms: { field: 'synonyms', holds: 'points' },
  'Search words': { field: 'searchWords', holds: 'text' },
}

export const helpSubjectHeadings: Headings = {
  Answer: { field: 'answer', holds: 'text' },
  Questions: { field: 'questions', holds: 'points' },
  Synonyms: { field: 'synonyms', holds: 'points' },
  'Search words': { field: 'searchWords', holds: 'text' },
}

const frontMatterPattern = /^---\n([\s\S]*?\n)---\n/

const splitSections = (name: string, body: string, firstLine: number, headings: Headings): Map<string, Section> => {
  const known = Object.keys(headings).map((heading) => `“## ${heading}”`)
  const sections = new Map<string, Section>()
  let current: Section | null = null
  for (const [n, text] of body.split('\n').entries()) {
    const line = firstLine + n
    const heading = /^#+\s*(.*?)\s*$/.exec(text)?.[1]
    if (heading !== undefined) {
      if (!Object.hasOwn(headings, heading))
        throw new ContentError(`${name}:${line}: “${heading}” is none of ${known.join(', ')}.`)
      sections.set(heading, (current = { line, lines: [] }))
    } else if (text.trim() !== '') {
      if (current === null) throw new ContentError(`${name}:${line}: text stands before the first heading.`)
      current.lines.push({ text, line })
    }
  }
  return sections
}

// A long point may go on in the next line, indented by two spaces.
const parseListItems = (name: string, { lines }: Section): Line[] =>
  lines.reduce<Line[]>((points, { text, line }) => {
    const last = points.at(-1)
    if (/^[-*] /.test(text)) return [...points, { text: text.slice(2).trim(), line }]
    if (last === undefined || !text.startsWith('  '))
      throw new ContentError(`${name}:${line}: expected a line that begins with “- ”.`)
    return [...points.slice(0, -1), { ...last, text: `${last.text} ${text.trim()}` }]
  }, [])

/** Parses YAML between two lines of `---`, then a list or a text under each heading. @throws ContentError */
export const parseSectionedMarkdown = (name: string, text: string, headings: Headings): ParsedFile => {
  const [front, yaml = ''] = frontMatterPattern.exec(text) ?? []
  if (front === undefined) throw new ContentError(`${name}:1: expected fields between two lines of “---”.`)
  const fieldsFile = parseYaml(name, yaml, 2)
  const sections = splitSections(name, text.slice(front.length), front.split('\n').length, headings)
  const value = { ...(fieldsFile.value as Record<string, unknown>) }
  const linesByField = new Map<string, { first: number; points: Line[] }>()
  for (const [heading, section] of sections) {
    const { field = '', holds } = headings[heading] ?? {}
    const points = holds === 'points' ? parseListItems(name, section) : []
    value[field] =
      holds === 'points' ? points.map((line) => line.text) : section.lines.map((line) => line.text.trim()).join(' ')
    linesByField.set(field, { first: section.line, points })
  }
  const lineOf: ParsedFile['lineOf'] = (path) => {
    const [field = '', index] = path
    const lines = linesByField.get(String(field))
    if (lines === undefined) return fieldsFile.lineOf(path)
    return lines.points[Number(index)]?.line ?? lines.first
  }
  return { name, value, lineOf }
}
