import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { writeDraft } from '#web/lib/drafts.ts'
import { momentDraftName, readMomentPrompt, storeMomentPrompt } from '#web/lib/moment-prompt.ts'
import { readSessionValue } from '#web/lib/storage.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderBehaviors } from '#web/testing/render-behaviors-screen.tsx'

const mia = childFixture()

const link = page.getByRole('link', { name: 'Without points: write it as a moment' })

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
  await link.click()
  expect(draft()).toEqual({ mood: 'sad', content: 'A long day.\nThrew the blocks' })
  expect(readMomentPrompt(mia.id)).toBe('What happened?')
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
})

test('without words only the question is taken along, and something good has no such way [BEH-46]', async () => {
  onTestFinished(forgetMoment)
  await renderBehaviors()
  await openHard()
  await page.getByText('Something good').click()
  expect(link.query()).toBeNull()
  await page.getByText('Something hard').click()
  await link.click()
  expect(draft()).toBeUndefined()
  expect(readMomentPrompt(mia.id)).toBe('What happened?')
})
