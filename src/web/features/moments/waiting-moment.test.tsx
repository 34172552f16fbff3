import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setReachable } from '#web/lib/reachability.ts'
import {
  clickText,
  locateText,
  renderMomentsScreen,
  saveButton,
  savedHeading,
  storyField,
  beginAnother,
} from '#web/testing/render-moments-screen.tsx'

const waitingText = 'Waiting. It will be sent once you’re online.'

/** Writes a moment and loses the connection; returns the server, and what brings the connection back. */
const writeWithoutConnection = async () => {
  const { server, leaveAndReturn } = await renderMomentsScreen()
  await clickText('calm')
  await clickText('sunny')
  await storyField.fill('On the bench.')
  const end = server.interrupt()
  const reconnect = () => {
    end()
    setReachable(false)
    setReachable(true)
  }
  return { server, leaveAndReturn, reconnect }
}

const saveWithoutConnection = async () => {
  const written = await writeWithoutConnection()
  await saveButton.click()
  await expect.element(locateText(waitingText)).toBeVisible()
  await expect.element(storyField).toHaveValue('On the bench.')
  return written
}

test('a moment without a connection waits, wholly readable, and is sent once when that is back [MOM-18]', async () => {
  await page.viewport(390, 844)
  const { server, reconnect } = await saveWithoutConnection()
  const hint = locateText(waitingText).element()
  expect(hint.scrollHeight).toBeLessThanOrEqual(hint.clientHeight + 1)
  reconnect()
  await expect.element(savedHeading).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await beginAnother()
  await expect.element(storyField).toHaveValue('')
  reconnect()
  expect(server.writtenBodies()).toMatchObject([{ mood: 'calm', weather: 'sunny', content: 'On the bench.' }])
})

test('it is sent when the connection is back at the very moment at which it begins to wait [MOM-18]', async () => {
  const { server, reconnect } = await writeWithoutConnection()
  const observer = new MutationObserver(() => {
    if (!document.body.textContent.includes(waitingText)) return
    observer.disconnect()
    reconnect()
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  await saveButton.click()
  await expect.element(savedHeading).toBeVisible()
  expect(server.writtenBodies()).toHaveLength(1)
})

test('it is sent from a screen that was left and opened again, which then is empty [MOM-18]', async () => {
  const { server, leaveAndReturn, reconnect } = await saveWithoutConnection()
  await leaveAndReturn()
  await expect.element(storyField).toHaveValue('On the bench.')
  reconnect()
  await expect.element(locateText('Moment saved · Mia')).toBeVisible()
  await beginAnother()
  await expect.element(storyField).toHaveValue('')
  expect(server.writtenBodies()).toHaveLength(1)
})

test('a moment that is changed while it waits is left to the user [MOM-18]', async () => {
  const { server, reconnect } = await saveWithoutConnection()
  await storyField.fill('On the bench, in the sun.')
  await expect.element(locateText('Not saved yet')).toBeVisible()
  reconnect()
  await expect.element(locateText('Not saved yet')).toBeVisible()
  expect(server.writtenBodies()).toEqual([])
  // Until it is no longer the second tap of a double tap, which each tap could begin anew.
  await expect
    .poll(
      async () => {
        // Once it is sent, the button goes.
        if (server.writtenBodies().length === 0) await saveButton.click()
        return server.writtenBodies()
      },
      { interval: 1000 },
    )
    .toMatchObject([{ content: 'On the bench, in the sun.' }])
  await expect.element(savedHeading).toBeVisible()
})
