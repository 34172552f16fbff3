import { useState } from 'react'
import { page, userEvent, type Locator } from 'vitest/browser'
import { undoAct } from '#shared/acts/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { addMoment, deleteMoment, editMoment, listMoments, type Moment } from '#shared/moments/contract.ts'
import { dayIn, type Day } from '#shared/time/day.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { MomentsScreen } from '#web/features/moments/moments-screen.tsx'

const heading = 'Moments'
const elsewhere = 'Elsewhere'

export const mia = childFixture()

const user = userFixture()

export const today = dayIn(Date.now(), user.family.timeZone)

const actId = '01d00000-0000-7000-8000-000000000001'

/** The id that the server gives a new moment. */
export const addedMomentId = '01900000-0000-7000-8000-000000000009'

export const sampleMoment: Moment = {
  id: '01900000-0000-7000-8000-000000000001',
  childId: mia.id,
  weather: 'sunny',
  mood: 'proud',
  content: 'We built a bridge for the ants.',
  date: '2026-03-07',
  createdAt: '2026-03-07T18:00:00.000Z',
  by: user.id,
}

function MomentsOfFamily({ family }: { family: Child[] }) {
  const [id, setId] = useState(mia.id)
  const child = family.find((one) => one.id === id) ?? mia
  return <MomentsScreen user={user} child={child} family={family} chips={null} onChooseChild={setId} />
}

/**
 * Renders the moments screen with a fake server; returns the server and a function that leaves the screen and returns
 * to it.
 */
export const renderMomentsScreen = async (moments: Moment[] = [], locale: Locale = 'en', family: Child[] = [mia]) => {
  const server = createFakeServer()
  const stored = [...moments]
  server.respondWith(listMoments, ({ path }) => stored.filter(({ childId }) => path.endsWith(childId)))
  server.respondWith(addMoment, ({ body }) => {
    const createdAt = new Date().toISOString()
    const added = { ...sampleMoment, id: addedMomentId, date: today, createdAt, ...(body as Partial<Moment>) }
    stored.unshift(added)
    return { ...added, actId, balance: 0 }
  })
  server.respondWith(editMoment, sampleMoment)
  server.respondWith(deleteMoment, undefined)
  server.respondWith(undoAct, () => {
    const added = stored.findIndex(({ id }) => id === addedMomentId)
    if (added >= 0) stored.splice(added, 1)
    return { actId, undoes: actId, balance: 0 }
  })
  const screen = () => (
    // Room below, as in the app: the message must cover nothing.
    <main style={{ paddingBottom: '12rem' }}>
      <h1>{heading}</h1>
      <MomentsOfFamily family={family} />
    </main>
  )
  const { rerenderWith } = await renderWithProviders(screen(), { locale })
  const leaveAndReturn = async () => {
    await rerenderWith(<p>{elsewhere}</p>)
    await rerenderWith(screen())
  }
  return { server, leaveAndReturn }
}

export const weatherGroup = page.getByRole('radiogroup', { name: 'And the weather?' })

/** The weather that is proposed, folded; a tap shows all seven. */
export const foldedWeather = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} .* Change$`) })

export const moodGroup = page.getByRole('radiogroup', { name: /^How was/ })

export const moreMoodsButton = moodGroup.getByRole('button', { name: /More feelings$/ })

/** Shows the form in place of the moment that today has already. */
export const beginAnother = () => page.getByRole('button', { name: 'Another moment' }).click()

export const storyField = page.getByRole('textbox', { name: 'The story' })

/** Save once there are a face and the weather. */
export const saveButton = page.getByRole('button', { name: 'Save for Mia', exact: true })

/** The heading of the moment of today that was just saved. */
export const savedHeading = page.getByRole('heading', { name: 'Today Saved' })

/** Save while a moment has no face. */
export const chooseFaceButton = page.getByRole('button', { name: 'Save for Mia Choose a face first' })

export const locateText = (words: string | RegExp) => page.getByText(words, { exact: typeof words === 'string' })

export const clickText = (name: string) => userEvent.click(page.getByText(name, { exact: true }))

/** Selects a mood that is not in the row. */
export const chooseMoreMood = async (name: string) => {
  await moreMoodsButton.click()
  await page.getByRole('dialog', { name: 'More feelings' }).getByRole('button', { name, exact: true }).click()
}

/** Selects today or one of the six days before as the day of a new moment, or opens the dialog for another one. */
export const chooseDay = async (name: string | RegExp) => {
  await page.getByRole('button', { name: /^Day: / }).click()
  await page.getByRole('menuitemradio', { name }).click()
}

/** Chooses a day of this year or an earlier one in the month of a dialog. */
export const chooseInMonth = async (dialog: Locator, day: Day, from: Day) => {
  const move = async (name: string, times: number) => {
    for (let n = 0; n < times; n++) await dialog.getByRole('button', { name, exact: true }).click()
  }
  for (let year = Number(from.slice(0, 4)); year > Number(day.slice(0, 4)); year--) await move(String(year - 1), 1)
  const months = Number(day.slice(5, 7)) - Number(from.slice(5, 7))
  await move(months < 0 ? 'Previous month' : 'Next month', Math.abs(months))
  await dialog.getByText(String(Number(day.slice(8))), { exact: true }).click()
}

/** Chooses another day for a new moment. */
export const chooseOtherDay = async (day: Day) => {
  await chooseDay('Another day…')
  await chooseInMonth(page.getByRole('dialog', { name: 'Another day' }), day, today)
}
