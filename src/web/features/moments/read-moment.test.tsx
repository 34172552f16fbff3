import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addedMomentId, locateText, renderMomentsScreen, sampleMoment } from '#web/testing/render-moments-screen.tsx'

const long = 'We built a bridge for the ants. '.repeat(12).trim()
const reading = page.getByRole('dialog', { name: '7 March 2026' })

test('only a card whose story is cut says that there is more [MOM-26]', async () => {
  await renderMomentsScreen([
    { ...sampleMoment, content: long },
    // Longer than four lines of a narrow card, but not of the wide one of the last moment.
    { ...sampleMoment, id: addedMomentId, date: '2026-02-03', content: long.slice(0, 170) },
  ])
  await expect.element(locateText('Read all')).toBeVisible()
  expect(locateText('Read all').elements()).toHaveLength(1)
  const [story, more] = [locateText(long).element(), locateText('Read all').element()]
  expect(more.getBoundingClientRect().left).toBe(story.getBoundingClientRect().left)
  expect(getComputedStyle(more).textAlign).not.toBe('center')
})

test('a tap on a card opens all of the moment, and from there its form [MOM-26]', async () => {
  await renderMomentsScreen([{ ...sampleMoment, content: long }])
  const card = page.getByRole('button', { name: 'Read: moment from 7 March 2026' })
  await card.click()
  await expect.element(reading.getByText(long)).toBeVisible()
  await expect.element(reading).toMatchTextContent('Saturday · proud · sunny · Ana')
  await userEvent.keyboard('{Escape}')
  await expect.element(reading).not.toBeInTheDocument()
  await expect.element(card).toHaveFocus()
  await card.click()
  await reading.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit the moment' })
  await expect.element(form.getByRole('textbox', { name: 'The story' })).toHaveValue(long)
  await expect.element(reading).not.toBeInTheDocument()
})

test('the calendar shows stories whole [MOM-26, MOM-28]', async () => {
  await renderMomentsScreen([{ ...sampleMoment, content: long }])
  await page.getByRole('button', { name: 'Calendar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Calendar' })
  const story = dialog.getByText(long)
  await expect.element(story).toBeVisible()
  expect(story.element().scrollHeight).toBe(story.element().clientHeight)
  expect(dialog.getByText('Read all').query()).toBeNull()
})
