import { ContentError, parseYaml, type ParsedFile } from './content-files.ts'

interface Line {
  text: string
  line: number
}

interface Section {
  line: number
  lines: Line[]
}

/** The headings of a topic file and the fields they fill. */
const fieldByHeading = new Map([
  ['Openings', 'openings'],
  ['Tips', 'tips'],
  ['Questions', 'questions'],
  ['Synonyms', 'synonyms'],
  ['Search words', 'searchWords'],
])

const headingList = [...fieldByHeading.keys()].map((heading) => `“## ${heading}”`).join(', ')
const frontMatterPattern = /^---\n([\s\S]*?\n)---\n/

const splitSections = (name: string, body: string, firstLine: number): Map<string, Section> => {
  const sections = new Map<string, Section>()
  let current: Section | null = null
  for (const [n, text] of body.split('\n').entries()) {
    const line = firstLine + n
    const heading = /^#+\s*(.*?)\s*$/.exec(text)?.[1]
    const field = fieldByHeading.get(heading ?? '')
    if (heading !== undefined) {
      if (field === undefined) throw new ContentError(`${name}:${line}: “${heading}” is none of ${headingList}.`)
      sections.set(field, (current = { line, lines: [] }))
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

/** Parses a topic file: YAML between two lines of `---`, then a list under each heading. @throws ContentError */
export const parseTopicMarkdown = (name: string, text: string): ParsedFile => {
  const [front, yaml = ''] = frontMatterPattern.exec(text) ?? []
  if (front === undefined) throw new ContentError(`${name}:1: expected fields between two lines of “---”.`)
  const fieldsFile = parseYaml(name, yaml, 2)
  const sections = splitSections(name, text.slice(front.length), front.split('\n').length)
  const points = new Map<string, Line[]>()
  const value = { ...(fieldsFile.value as Record<string, unknown>) }
  for (const [field, section] of sections) {
    if (field === 'searchWords') value[field] = section.lines.map((line) => line.text.trim()).join(' ')
    else points.set(field, parseListItems(name, section))
  }
  for (const [field, lines] of points) value[field] = lines.map((line) => line.text)
  const lineOf: ParsedFile['lineOf'] = (path) => {
    const [field = '', index] = path
    const section = sections.get(String(field))
    if (section === undefined) return fieldsFile.lineOf(path)
    return points.get(String(field))?.[Number(index)]?.line ?? section.line
  }
  return { name, value, lineOf }
}
