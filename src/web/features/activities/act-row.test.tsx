import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Activity } from '#shared/activities/contract.ts'
import { groupByAct } from '#shared/activities/rules.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { ActRow } from './act-row.tsx'

const createActivity = (about: Partial<Activity>): Activity => ({
  id: 'a',
  actId: 'act',
  childId: 'mia',
  type: 'skill',
  title: 'Rope jumps',
  description: null,
  points: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  happenedAt: '2026-11-20T10:00:00.000Z',
  day: '2026-11-20',
  iconName: null,
  metadata: null,
  by: 'ana',
  undone: false,
  undoes: null,
  ...about,
})

const user = userFixture({
  family: {
    members: [{ id: 'ana', name: 'Ana', role: 'owner' }],
    agents: [{ id: 'token', name: 'Home Assistant', kind: 'token' }],
  },
})

/** Renders the rows of one act, oldest first, as one line of the timeline. */
const renderAct = async (rows: Activity[], locale: Locale = 'en') => {
  const lines = groupByAct(rows.toReversed())
  await renderWithProviders(
    <ul>
      {lines.map((line) => (
        <ActRow key={line.actId} line={line} time="now" user={user} />
      ))}
    </ul>,
    { locale },
  )
}

const line = page.getByRole('listitem')
const formatScoreMetadata = (facts: object) => JSON.stringify({ unit: 'times', ...facts })

test('a new best score shows the improvement and is marked [ACT-45]', async () => {
  await renderAct([createActivity({ metadata: formatScoreMetadata({ score: 52, best: 52, before: 48 }) })])
  await expect
    .element(line)
    .toHaveTextContent('Rope jumps: 52 times, four more than beforenow · new best · noted by Ana')
})

test('a first or lower score shows its value', async () => {
  await renderAct([createActivity({ metadata: formatScoreMetadata({ score: 30, best: 48, before: 48 }) })])
  await expect.element(line).toHaveTextContent('Rope jumps: 30 timesnow · noted by Ana')
})

test('a completing score is one row with its points', async () => {
  await renderAct([
    createActivity({ metadata: formatScoreMetadata({ score: 100, best: 100, before: 96 }) }),
    createActivity({ id: 'b', points: 50, iconName: 'trophy' }),
  ])
  await expect
    .element(line)
    .toHaveTextContent(
      'Rope jumps: 100 times, four more than beforenow · new best · completed · noted by Ana+5050 points gained',
    )
})

test('a completing check-in is marked as completed', async () => {
  await renderAct([
    createActivity({ type: 'habit', title: 'Read', points: 2 }),
    createActivity({ id: 'b', type: 'habit', title: 'Read', points: 20 }),
  ])
  await expect.element(line).toHaveTextContent('Readnow · completed · noted by Ana+2222 points gained')
})

test('a moment shows its story, mood and weather', async () => {
  const metadata = '{"momentId":"m","weather":"sunny","mood":"proud"}'
  await renderAct([
    createActivity({ type: 'moment', title: '', description: 'We built a bridge\nfor the ants.', metadata }),
  ])
  await expect.element(line).toHaveTextContent('We built a bridge for the ants.now · proud · sunny · noted by Ana')
})

test('the title of a moment without a story is its mood and weather [ACT-37]', async () => {
  await renderAct([createActivity({ type: 'moment', title: '', metadata: '{"weather":"foggy","mood":"angry"}' })], 'es')
  await expect.element(line).toHaveTextContent('Rabia · nieblanow · lo anotó Ana')
})

test.each(['{', 'null', '{"weather":"hail","mood":"proud"}', '[1]'])(
  'malformed metadata %s is ignored [MOM-14]',
  async (metadata) => {
    await renderAct([createActivity({ type: 'moment', title: '', description: 'Ants.', metadata })])
    await expect.element(line).toHaveTextContent('Ants.now · noted by Ana')
  },
)

test.each([
  ['en', 'now · noted by Home Assistant, for Ana'],
  ['es', 'now · lo anotó Home Assistant, en nombre de Ana'],
  ['zh', 'now · Home Assistant（代Ana）记的'],
] as const)('an act that was recorded with an API token names it in %s [TOK-8]', async (locale, text) => {
  await renderAct([createActivity({ type: 'behavior', via: 'token' })], locale)
  await expect.element(line).toHaveTextContent(`Rope jumps${text}`)
})

test('a moment shows its face on its sky', async () => {
  await renderAct([createActivity({ type: 'moment', metadata: '{"weather":"windy","mood":"calm"}' })])
  await expect.element(line).toBeVisible()
  expect(document.querySelector('[data-sky=windy] > [data-mood=calm]')).not.toBeNull()
})
