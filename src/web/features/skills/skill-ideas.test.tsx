import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deleteSkill, listSkills } from '#shared/skills/contract.ts'
import {
  openSkillFixture,
  completedSkillFixture,
  renderSkillsScreen,
  renderSkillsScreenWithStore,
  locateText,
} from '#web/testing/render-skills-screen.tsx'

test('a tap on an idea adds it; it stays in its place and offers Change [SKL-35]', async () => {
  const server = await renderSkillsScreenWithStore([])
  const idea = page.getByRole('button', { name: /^Jump rope 100 times .*Add$/ })
  await expect.element(idea).toBeVisible()
  const { top } = idea.element().getBoundingClientRect()
  await idea.click()
  await expect.element(page.getByRole('progressbar', { name: 'Jump rope' })).toBeVisible()
  expect(server.writtenBodies()).toEqual([
    {
      childId: openSkillFixture.childId,
      title: 'Jump rope',
      difficulty: 'medium',
      targetValue: 100,
      targetUnit: 'times',
    },
  ])
  const added = page.getByRole('button', { name: /^Jump rope .*Added · Change/ })
  await expect.element(added).toHaveFocus()
  expect(Math.abs(added.element().getBoundingClientRect().top - top)).toBeLessThan(1)
  await expect.element(page.getByRole('progressbar', { name: 'Jump rope' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Edit the skill' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
})

test('an added idea is announced without a visible message, and Z removes it again [SKL-35, KEY-2]', async () => {
  const server = await renderSkillsScreenWithStore([openSkillFixture])
  await page.getByRole('button', { name: /^Swimming \S/ }).click()
  await expect.element(page.getByRole('status').filter({ hasText: 'Skill added: Swimming' })).toBeInTheDocument()
  expect(document.querySelector('[data-message]')).toBeNull()
  server.respondWith(listSkills, [openSkillFixture])
  server.respondWith(deleteSkill, undefined)
  document.querySelector<HTMLElement>('[data-undo]')?.click()
  await expect.element(locateText('Deleted: Swimming')).toBeVisible()
  await expect.element(page.getByRole('progressbar', { name: 'Swimming' })).not.toBeInTheDocument()
})

test('ideas with the title or the picture of a challenge of the child are left out, also in the form [SKL-23, SKL-35]', async () => {
  await renderSkillsScreen({ skills: [openSkillFixture, { ...completedSkillFixture, title: 'Ten poems' }] })
  await expect.element(page.getByRole('button', { name: /^Swimming 500 metres .*Add$/ })).toBeVisible()
  expect(page.getByRole('button', { name: /^(?:Jump rope|Recite poetry) .*Add/ }).query()).toBeNull()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const examples = page.getByRole('group', { name: 'Quick examples' }).getByRole('button')
  await expect.poll(() => examples.elements().length).toBe(2)
  await userEvent.keyboard('{Escape}')
})

test('without any challenge the ideas come below the empty state, and nothing is to be filtered [SKL-20, SKL-36]', async () => {
  await renderSkillsScreenWithStore([])
  const idea = page.getByRole('button', { name: /^Jump rope 100 times .*Add$/ })
  await expect.element(idea).toBeVisible()
  const title = page.getByRole('heading', { name: 'One step, then the next' })
  expect(title.element().getBoundingClientRect().bottom).toBeLessThan(idea.element().getBoundingClientRect().top)
  expect(page.getByRole('radio').elements()).toEqual([])
  await idea.click()
  await expect.element(page.getByRole('radio', { name: 'Active 1' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Save today’s score: Jump rope/ })).toBeInViewport()
  expect(title.query()).toBeNull()
})

test('what is added comes after the open challenges; the tapped idea stays in its place [SKL-35]', async () => {
  await renderSkillsScreenWithStore([openSkillFixture])
  const idea = page.getByRole('button', { name: /^Swimming \S/ })
  await expect.element(idea).toBeVisible()
  const { top } = idea.element().getBoundingClientRect()
  await idea.click()
  await expect.element(page.getByRole('progressbar', { name: 'Swimming' })).toBeVisible()
  const headings = page.getByRole('heading', { level: 2 })
  expect(headings.elements().map((one) => one.textContent)).toEqual(['Rope jumps', 'Swimming', 'Ideas for Mia'])
  expect(Math.abs(idea.element().getBoundingClientRect().top - top)).toBeLessThan(1)
})

test('without an open challenge the screen asks what comes next, above the completed ones [SKL-36]', async () => {
  await renderSkillsScreen({ skills: [completedSkillFixture] })
  await expect.element(page.getByRole('heading', { name: 'What comes next?' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Swimming 500 metres .*Add$/ })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Completed', exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Ten poems' })).toBeVisible()
})

test('the message of a challenge that was added by the form removes it again [SKL-39]', async () => {
  const server = await renderSkillsScreenWithStore([openSkillFixture])
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('textbox', { name: 'What is it about?' }).fill('Whistling')
  await page.getByRole('button', { name: 'Add the skill' }).click()
  await expect.element(page.getByRole('heading', { name: 'Whistling' })).toBeVisible()
  server.respondWith(listSkills, [openSkillFixture])
  server.respondWith(deleteSkill, undefined)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(locateText('Deleted: Whistling')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Whistling' })).not.toBeInTheDocument()
})
