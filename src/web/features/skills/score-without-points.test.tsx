import { expect, test } from 'vitest'
import { locateText, recordButton, renderSkillsScreen, scoreField } from '#web/testing/render-skills-screen.tsx'

test('a score below the target moves the climber, and no light flies [SKL-32]', async () => {
  await renderSkillsScreen()
  const findClimber = () => document.querySelector<HTMLElement>('[data-climber]')?.style.transform
  await expect.poll(findClimber).toBeTruthy()
  const before = findClimber()
  const flown: string[] = []
  const watching = new MutationObserver(() => {
    if (document.querySelector('[data-flight]')) flown.push('light')
  })
  watching.observe(document.body, { childList: true, subtree: true })
  await scoreField.fill('72')
  await recordButton.click()
  await expect.element(locateText('Score recorded: 72 times for Mia · Rope jumps')).toBeVisible()
  await expect.poll(findClimber).not.toBe(before)
  watching.disconnect()
  expect(flown).toEqual([])
  await expect.element(locateText('In the jar: 10')).toBeVisible()
})
