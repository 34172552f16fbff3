import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { locateText, renderMomentsScreen, sampleMoment, today } from '#web/testing/render-moments-screen.tsx'

test('shows moments of this day in earlier years [MOM-20]', async () => {
  const date = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  await renderMomentsScreen([{ ...sampleMoment, date }])
  await expect.element(page.getByRole('heading', { name: 'On this day' })).toBeVisible()
  await expect.element(locateText('One year ago · Ana')).toBeVisible()
  await expect.element(locateText('proud · sunny').first()).toHaveClass('sr-only')
})

const lastYear = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`

const headingsOfPage = () => [...document.querySelectorAll('main h2, main h3')].map(({ textContent }) => textContent)

test('the moments of this day in earlier years stand after the newest two of the month in the list [MOM-30]', async () => {
  const newest = { ...sampleMoment, date: today }
  const ids = ['2', '3', '4', '5'].map((nth) => `01900000-0000-7000-8000-00000000000${nth}`)
  await renderMomentsScreen([...ids.map((id) => ({ ...newest, id })), { ...sampleMoment, date: lastYear }])
  await expect.element(page.getByRole('heading', { name: 'On this day' })).toBeVisible()
  const headings = headingsOfPage()
  expect(headings.slice(1, 4)).toEqual(['Recent moments', expect.stringContaining(today.slice(0, 4)), 'On this day'])
  expect(headings.at(-1)).toContain(lastYear.slice(0, 4))
  const places = ['h2.text-night-gold', ...ids.slice(1).map((id) => `[data-moment="${id}"]`)].map(
    (place) => document.querySelector(place)?.getBoundingClientRect().top ?? 0,
  )
  const [night = 0, first, second, third = 0] = places
  expect(first).toBe(second)
  expect(night).toBeGreaterThan(first ?? night)
  expect(third).toBeGreaterThan(night)
})

test('without a moment of this month those of earlier years come first [MOM-30]', async () => {
  await renderMomentsScreen([{ ...sampleMoment, date: lastYear }])
  await expect.element(page.getByRole('heading', { name: 'On this day' })).toBeVisible()
  expect(headingsOfPage().slice(1, 3)).toEqual(['Recent moments', 'On this day'])
})

test('moments of earlier years never push down a list that is there already [MOM-30]', async () => {
  const seen = new Set<string>()
  const observer = new MutationObserver(() =>
    seen.add([...document.querySelectorAll('main h2')].map(({ textContent }) => textContent).join()),
  )
  observer.observe(document.body, { subtree: true, childList: true })
  onTestFinished(() => observer.disconnect())
  await renderMomentsScreen([{ ...sampleMoment, date: `${Number(today.slice(0, 4)) - 1}${today.slice(4)}` }])
  await expect.element(page.getByRole('heading', { name: 'On this day' })).toBeVisible()
  expect([...seen].filter((titles) => titles.includes('Recent') && !titles.includes('On this day'))).toEqual([])
})

test('shows nothing if no earlier year has a moment on this day [MOM-20]', async () => {
  await renderMomentsScreen([{ ...sampleMoment, date: today }])
  await expect.element(locateText('We built a bridge for the ants.').first()).toBeVisible()
  expect(page.getByRole('heading', { name: 'On this day' }).query()).toBeNull()
})
