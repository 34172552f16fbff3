import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { completedSkillFixture, openSkillFixture, renderSkillsScreen } from '#web/testing/render-skills-screen.tsx'

test('a challenge in which nothing is counted has one button and no field; with a unit it has one [SKL-21, SKL-34]', async () => {
  const shoes = { ...openSkillFixture, title: 'Tie shoes', targetValue: null, targetUnit: null, currentBest: null }
  await renderSkillsScreen({ skills: [shoes, { ...shoes, id: completedSkillFixture.id, targetUnit: 'shoes' }] })
  await expect.element(page.getByRole('button', { name: 'Mia can do it: Tie shoes' }).nth(1)).toBeVisible()
  expect(page.getByRole('textbox').elements()).toHaveLength(1)
})
