import { expect } from '@playwright/test'
import { addReward } from '#shared/rewards/contract.ts'
import { locateDialog } from './actions.ts'
import { signUpFamily } from './family.ts'
import { test } from './fixtures.ts'

const longTitle = 'An afternoon at the swimming pool with all friends and a crocodile'

test('the header stays in view, a card shows three lines of a title, and the sheet all of it [RWD-49]', async ({
  page,
  api,
  t,
}) => {
  const { children } = await signUpFamily(api, ['Mia'])
  for (const pointsCost of [10, 20, 30, 40, 50, 60])
    await api(addReward, {
      body: { childId: children[0]?.id ?? '', title: longTitle, pointsCost, category: 'activity' },
    })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/rewards')
  const title = page.getByRole('heading', { name: longTitle }).last()
  await title.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
  await expect(page.locator('[data-sticky-header]')).toBeInViewport()
  const lines = await title.evaluate(
    (heading) => heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight),
  )
  expect(Math.round(lines)).toBeLessThanOrEqual(3)
  await title.getByRole('button').click()
  const whole = locateDialog(page, longTitle).getByRole('heading', { name: longTitle })
  await expect(whole).toBeVisible()
  expect(await whole.evaluate((heading) => heading.scrollHeight - heading.clientHeight)).toBeLessThanOrEqual(1)
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: t('rewards.add'), exact: true })
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: t('rewards.form.name') })).toBeVisible()
  await expect(page.getByRole('textbox', { name: t('rewards.form.image') })).toBeHidden()
  await page.getByText(t('rewards.form.moreHint')).click()
  await expect(page.getByRole('textbox', { name: t('rewards.form.image') })).toBeVisible()
})

test('the browser leads back from promises to the rewards, and the arrow leaves no second entry [RWD-18]', async ({
  page,
  api,
  t,
}) => {
  await signUpFamily(api, ['Mia'])
  const chip = page.getByRole('button', { name: t('rewards.filters.redeemed') })
  const arrow = page.getByRole('button', { name: t('rewards.allRewards') })
  await page.goto('/en/habits')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('rewards.title') })
    .filter({ visible: true })
    .click()
  await chip.click()
  await expect(page).toHaveURL('/en/rewards?promises')
  await expect(arrow).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/en/rewards')
  await expect(chip).toBeFocused()
  await page.goForward()
  await arrow.click()
  await expect(page).toHaveURL('/en/rewards')
  await page.goBack()
  await expect(page).toHaveURL('/en/habits')
  await page.goto('/en/rewards?promises')
  await arrow.click()
  await expect(page).toHaveURL('/en/rewards')
  await expect(chip).toBeVisible()
})
