import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { writeDraft } from '#web/lib/drafts.ts'
import { momentDraftName, readMomentPrompt, storeMomentPrompt } from '#web/lib/moment-prompt.ts'
import { readSessionValue } from '#web/lib/storage.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderBehaviors } from '#web/testing/render-behaviors-screen.tsx'

const mia = childFixture()

const noPoints = page.getByRole('button', { name: 'No points' })

const save = page.getByRole('button', { name: 'Write it as a moment' })

const title = page.getByRole('textbox', { name: 'What happened?' })

const draft = () => readSessionValue(`draft.${momentDraftName(mia.id)}`)

const openHard = () => page.getByRole('button', { name: 'Note something hard' }).click()

const forgetMoment = () => {
  storeMomentPrompt(mia.id, null)
  sessionStorage.clear()
}

test('something hard can be written as a moment, without points: it begins with the words [BEH-46]', async () => {
  onTestFinished(forgetMoment)
  await renderBehaviors()
  writeDraft(momentDraftName(mia.id), { mood: 'sad', content: 'A long day.' })
  await openHard()
  await title.fill('Threw the blocks')
  await noPoints.click()
  await expect.element(page.getByText('choose a face and the weather next', { exact: false })).toBeVisible()
  await expect.element(noPoints).toHaveAttribute('aria-pressed', 'true')
  expect(page.getByRole('button', { pressed: true }).elements()).toHaveLength(1)
  await save.click()
  expect(draft()).toEqual({ mood: 'sad', content: 'A long day.\nThrew the blocks' })
  expect(readMomentPrompt(mia.id)).toBe('What happened?')
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
})

test('“No points” is the first of the choices of points, and something good has no such choice [BEH-46]', async () => {
  onTestFinished(forgetMoment)
  await renderBehaviors()
  await openHard()
  const choices = page.getByRole('group', { name: 'Points, often chosen' }).getByRole('button')
  await expect.element(choices.first()).toMatchTextContent('No points')
  const heights = choices.elements().map((choice) => choice.getBoundingClientRect().height)
  expect(new Set(heights).size).toBe(1)
  await noPoints.click()
  await page.getByText('Something good').click()
  expect(noPoints.query()).toBeNull()
  await expect.element(page.getByRole('button', { name: 'Give 10 points' })).toBeVisible()
})

test('without words nothing is taken along, and the form says what is missing [BEH-46, BEH-42]', async () => {
  onTestFinished(forgetMoment)
  await renderBehaviors()
  await openHard()
  await noPoints.click()
  await save.click()
  await expect.element(page.getByText('Please say in a few words what happened.')).toBeVisible()
  expect(draft()).toBeUndefined()
  expect(readMomentPrompt(mia.id)).toBeNull()
})

test('a light of what makes amends for a deduction leaves the tapped button, which stays where it is [BEH-26, JOY-4]', async () => {
  await renderBehaviors()
  await openHard()
  await title.fill('Threw the blocks')
  await page.getByRole('button', { name: '−3' }).click()
  await page.getByRole('button', { name: 'Write it down 3 points less' }).click()
  await expect.element(page.getByRole('button', { name: 'Later' })).toBeVisible()
  const amends = page.getByRole('button', { name: 'Put it right, 5 points for Mia' }).element()
  ;(amends as HTMLElement).click()
  await expect.poll(() => page.getByRole('button', { name: 'Later' }).query()).toBeNull()
  expect(amends.isConnected).toBe(true)
})
