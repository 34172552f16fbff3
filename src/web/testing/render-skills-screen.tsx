import { useQuery } from '@tanstack/react-query'
import { page } from 'vitest/browser'
import { undoAct } from '#shared/acts/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { addSkill, editSkill, listSkills, type Skill } from '#shared/skills/contract.ts'
import { Feast } from '#web/ledger/feast.tsx'
import { FlightLayer } from '#web/ledger/flight-layer.tsx'
import { read } from '#web/lib/query.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { savedScores } from '#web/features/skills/scored-today.ts'
import { SkillsScreen } from '#web/features/skills/skills-screen.tsx'

const heading = 'Skills'

const formatBalance = (points: number) => `In the jar: ${points}`

const actId = '01d00000-0000-7000-8000-000000000001'

export const openSkillFixture: Skill = {
  id: '01f00000-0000-7000-8000-000000000001',
  childId: childFixture().id,
  title: 'Rope jumps',
  description: null,
  difficulty: 'medium',
  points: 50,
  targetValue: 100,
  targetUnit: 'times',
  dueDate: null,
  currentBest: 48,
  isCompleted: false,
  completedAt: null,
  createdAt: '2026-11-01T08:00:00.000Z',
}

export const completedSkillFixture: Skill = {
  ...openSkillFixture,
  id: '01f00000-0000-7000-8000-000000000002',
  title: 'Ten poems',
  isCompleted: true,
  completedAt: '2026-11-18T08:00:00.000Z',
}

/** Renders the skills screen of the fake server's child, with its balance. */
function SkillsScreenWithBalance({ age }: { age: number | null }) {
  const { data: [child] = [childFixture()] } = useQuery(read(listChildren))
  const shown = { ...(child ?? childFixture()), age }
  return (
    <main>
      <h1>{heading}</h1>
      <p>{formatBalance(shown.points)}</p>
      <SkillsScreen user={userFixture()} child={shown} family={[shown]} chips={null} />
      <Feast />
      <FlightLayer />
    </main>
  )
}

interface RenderSkillsScreenOptions {
  skills?: Skill[]
  locale?: Locale
  age?: number | null
}

/** Renders the skills screen with a fake server, which it returns. */
export const renderSkillsScreen = async ({
  skills = [openSkillFixture],
  locale = 'en',
  age = null,
}: RenderSkillsScreenOptions = {}) => {
  // A new day, for what the field shows.
  savedScores.set({})
  const server = createFakeServer()
  let points = 10
  let best = 48
  let completedId: string | undefined
  server.respondWith(listChildren, () => [childFixture({ points, pointsEarned: 10 })])
  const completion = { isCompleted: true, completedAt: '2026-11-20T10:00:00.000Z' }
  const withBest = (skill: Skill): Skill => ({ ...skill, currentBest: skill.currentBest && best })
  const stored = () => skills.map((skill) => ({ ...withBest(skill), ...(skill.id === completedId && completion) }))
  server.respondWith(listSkills, stored)
  server.respondWith(editSkill, ({ body, path }) => {
    const id = path.split('/').at(-1)
    const { currentBest: score } = body as { currentBest?: number }
    const completed = score === undefined || score >= 100
    points = completed ? 60 : 10
    best = Math.max(score ?? 0, 48)
    if (completed) completedId = id
    return {
      ...(stored().find((skill) => skill.id === id) ?? openSkillFixture),
      currentBest: best,
      actId,
      balance: points,
      pointsAwarded: completed ? 50 : 0,
      completed,
      bestBefore: 48,
      badge: completed
        ? { id: 'skill_master', title: 'Skill Master', iconName: 'trophy', awardedAt: '2026-11-20T10:00:00.000Z' }
        : null,
    }
  })
  server.respondWith(undoAct, () => {
    points = 10
    best = 48
    completedId = undefined
    return { actId, undoes: actId, balance: points }
  })
  const { client } = await renderWithProviders(<SkillsScreenWithBalance age={age} />, { locale })
  return { ...server, client }
}

/** Renders the screen with a server that keeps what is added. */
export const renderSkillsScreenWithStore = async (skills: Skill[]) => {
  const stored = [...skills]
  const server = await renderSkillsScreen({ skills })
  server.respondWith(listSkills, () => stored)
  server.respondWith(addSkill, ({ body }) => {
    const added: Skill = {
      ...openSkillFixture,
      ...(body as Partial<Skill>),
      id: '01f00000-0000-7000-8000-000000000009',
      currentBest: null,
    }
    stored.unshift(added)
    return added
  })
  return server
}

export const scoreField = page.getByRole('textbox', { name: /^Today/ })

export const recordButton = page.getByRole('button', { name: /^Save today’s score/ })

export const locateText = (words: string | RegExp) => page.getByText(words, { exact: typeof words === 'string' })
