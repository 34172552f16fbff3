import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

interface PlaywrightSpec {
  title: string
  file: string
  ok: boolean
  tests?: { results: { duration?: number; errors?: { message?: string }[]; steps?: { title: string }[] }[] }[]
}

interface PlaywrightSuite {
  title?: string
  specs?: PlaywrightSpec[]
  suites?: PlaywrightSuite[]
}

interface VitestFile {
  name: string
  message?: string
  startTime?: number
  endTime?: number
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
}

/** Titles and results in a JSON report of Vitest or Playwright. */
export interface TestReport {
  testResults?: VitestFile[]
  suites?: PlaywrightSuite[]
}

/** A test with the file that contains it. */
export interface ReportedTest {
  file: string
  title: string
}

/** A test, or with an empty title a file that could not be loaded, and what it failed with. */
export interface FailedTest extends ReportedTest {
  message: string
}

interface GroupedSpec extends PlaywrightSpec {
  group: string
}

const findSpecs = ({ title: group = '', specs = [], suites = [] }: PlaywrightSuite): GroupedSpec[] => [
  ...specs.map((spec) => ({ ...spec, group })),
  ...suites.flatMap(findSpecs),
]

const nameSpec = ({ group, file }: GroupedSpec, title: string): ReportedTest => ({
  title: `${group} ${title}`,
  file: `e2e/${file}`,
})

const listResults = ({ tests = [] }: PlaywrightSpec) => tests.flatMap(({ results }) => results)

const listSteps = (spec: GroupedSpec): ReportedTest[] =>
  listResults(spec).flatMap(({ steps = [] }) => steps.map(({ title }) => nameSpec(spec, title)))

/** Returns the passed tests in a report, also the steps of Playwright tests. */
export function findPassedTests({ testResults = [], suites = [] }: TestReport): ReportedTest[] {
  const vitestTests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ title: fullName, file: path.relative(root, name) })),
  )
  const specs = suites.flatMap(findSpecs).filter(({ ok }) => ok)
  return [...vitestTests, ...specs.flatMap((spec) => [nameSpec(spec, spec.title), ...listSteps(spec)])]
}

function findFailuresOfFile({ name, message = '', assertionResults }: VitestFile): FailedTest[] {
  const file = path.relative(root, name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0 && message) return [{ file, title: '', message }]
  return failed.map(({ fullName, failureMessages = [] }) => ({
    file,
    title: fullName,
    message: failureMessages.join('\n'),
  }))
}

function describeFailure(spec: GroupedSpec): FailedTest {
  const errors = listResults(spec).flatMap((result) => result.errors ?? [])
  const messages = errors.flatMap(({ message }) => message ?? [])
  return { ...nameSpec(spec, spec.title), message: messages.join('\n') }
}

/** Returns the failed tests in a report. */
export const findFailedTests = ({ testResults = [], suites = [] }: TestReport): FailedTest[] => [
  ...testResults.flatMap(findFailuresOfFile),
  ...suites
    .flatMap(findSpecs)
    .filter(({ ok }) => !ok)
    .map(describeFailure),
]

/** How long the tests of a file took. */
export interface MeasuredFile {
  file: string
  seconds: number
}

/** Returns how long each file in a report took: of Vitest from its first to its last test, of Playwright the sum of its tests. */
export function measureFiles({ testResults = [], suites = [] }: TestReport): MeasuredFile[] {
  const ofVitest = testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
  const ofPlaywright = new Map<string, number>()
  for (const spec of suites.flatMap(findSpecs)) {
    const { file } = nameSpec(spec, '')
    const times = listResults(spec).map(({ duration = 0 }) => duration / 1000)
    ofPlaywright.set(
      file,
      times.reduce((sum, seconds) => sum + seconds, ofPlaywright.get(file) ?? 0),
    )
  }
  return [...ofVitest, ...[...ofPlaywright].map(([file, seconds]) => ({ file, seconds }))]
}
