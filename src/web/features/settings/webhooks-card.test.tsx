import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  addWebhook,
  deleteWebhook,
  editWebhook,
  listDeliveries,
  listWebhooks,
  rotateWebhookSecret,
  testWebhook,
  webhookEvents,
} from '#shared/webhooks/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { WebhooksCard } from './webhooks-card.tsx'

const webhook = {
  id: '01d00000-0000-7000-8000-000000000001',
  url: 'https://hooks.example/jar',
  events: [...webhookEvents],
  off: null,
  failingSince: null,
  createdAt: '2026-11-20T08:00:00.000Z',
}

const renderCard = async () => {
  await renderWithProviders(<WebhooksCard />)
}

const openForm = async () => {
  await renderCard()
  await page.getByRole('button', { name: 'Add a webhook' }).click()
}

const submitForm = () => page.getByRole('dialog').getByRole('button', { name: 'Add a webhook' }).click()

test('a webhook is added with the chosen events, and its secret is shown [OUT-13]', async () => {
  const server = createFakeServer()
  server.respondWith(listWebhooks, [])
  server.respondWith(addWebhook, { ...webhook, secret: 'whsec_secret' })
  await openForm()
  await page.getByRole('textbox', { name: 'Address' }).fill('https://hooks.example/jar')
  await page.getByRole('switch', { name: 'Something was undone' }).click()
  await submitForm()
  await expect.element(page.getByRole('textbox', { name: 'Signing secret' })).toHaveValue('whsec_secret')
  expect(server.writtenBodies()).toEqual([
    { url: 'https://hooks.example/jar', events: ['act.recorded', 'redemption.created', 'completion.created'] },
  ])
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Signing secret' })).not.toBeInTheDocument()
})

test('an address that the server rejects is an error of its field', async () => {
  const server = createFakeServer()
  server.respondWith(listWebhooks, [])
  server.rejectWith(addWebhook, 'invalid_input', [{ path: 'url', code: 'url_not_allowed' }])
  await openForm()
  await page.getByRole('textbox', { name: 'Address' }).fill('http://192.168.1.5/')
  await submitForm()
  await expect.element(page.getByText(/Only addresses on the internet/)).toBeVisible()
})

test('a webhook shows why it is off, and is switched on [OUT-9, OUT-13]', async () => {
  const server = createFakeServer()
  server.respondWith(listWebhooks, [{ ...webhook, off: 'failing', failingSince: '2026-11-17T08:00:00.000Z' }])
  server.respondWith(editWebhook, webhook)
  await renderCard()
  await expect.element(page.getByText(/Switched off after three days/)).toBeVisible()
  await page.getByRole('switch', { name: 'https://hooks.example/jar' }).click()
  await expect.poll(() => server.writtenBodies()).toEqual([{ active: true }])
})

test('a webhook that was switched off because the owner left says so [OUT-19]', async () => {
  const server = createFakeServer()
  server.respondWith(listWebhooks, [{ ...webhook, off: 'owner_left' }])
  await renderCard()
  await expect.element(page.getByText(/whoever managed the family has left/)).toBeVisible()
})

test('details show the deliveries, send a test, change events, make a new secret and delete [OUT-10, OUT-13]', async () => {
  const server = createFakeServer()
  server.respondWith(listWebhooks, [webhook])
  const delivery = {
    event: 'act.recorded' as const,
    createdAt: '2026-11-20T08:00:00.000Z',
    failedAt: null,
    error: null,
  }
  server.respondWith(listDeliveries, [
    { ...delivery, id: '1', attempts: 1, deliveredAt: '2026-11-20T08:00:01.000Z', status: 204 },
    { ...delivery, id: '2', attempts: 2, deliveredAt: null, status: null, error: 'timeout' },
  ])
  server.respondWith(editWebhook, webhook)
  server.respondWith(testWebhook, undefined)
  server.respondWith(rotateWebhookSecret, { secret: 'whsec_new' })
  server.respondWith(deleteWebhook, undefined)
  await renderCard()
  await page.getByRole('button', { name: /^Details/ }).click()
  await expect.element(page.getByText(/arrived · answer 204/)).toBeVisible()
  await expect.element(page.getByText(/will be sent again · 2 tries · no answer in time/)).toBeVisible()
  await page.getByRole('switch', { name: 'A reward was redeemed' }).first().click()
  await expect
    .poll(() => server.writtenBodies())
    .toEqual([{ events: ['act.recorded', 'act.undone', 'completion.created'] }])
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect.element(page.getByText('A test message is on its way').first()).toBeVisible()
  await page.getByRole('button', { name: 'New signing secret' }).click()
  await page.getByRole('button', { name: 'Make a new secret' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Signing secret' })).toHaveValue('whsec_new')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('The webhook is deleted').first()).toBeVisible()
  expect(server.requests.find(({ method }) => method === 'DELETE')?.path).toBe(`/api/webhooks/${webhook.id}`)
})

test('the first ten deliveries are shown, the others on request [OUT-13]', async () => {
  const server = createFakeServer()
  server.respondWith(listWebhooks, [webhook])
  const delivered = { event: 'act.recorded' as const, attempts: 1, status: 204, failedAt: null, error: null }
  const at = { createdAt: '2026-11-20T08:00:00.000Z', deliveredAt: '2026-11-20T08:00:01.000Z' }
  server.respondWith(
    listDeliveries,
    Array.from({ length: 12 }, (_, n) => ({ ...delivered, ...at, id: String(n) })),
  )
  await renderCard()
  await page.getByRole('button', { name: /^Details/ }).click()
  const rows = page.getByText(/arrived · answer 204/)
  await expect.poll(() => rows.all()).toHaveLength(10)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect.poll(() => rows.all()).toHaveLength(12)
  await expect.element(page.getByRole('button', { name: 'More', exact: true })).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement).toBe(rows.nth(10).element().closest('li'))
})

const openAddressDialog = async () => {
  const server = createFakeServer()
  server.respondWith(listWebhooks, [webhook])
  server.respondWith(listDeliveries, [])
  await renderCard()
  await page.getByRole('button', { name: /^Details/ }).click()
  const button = page.getByRole('button', { name: 'Change the address' })
  await button.click()
  return { server, button, field: page.getByRole('textbox', { name: 'Address' }) }
}

const saveAddress = () => page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()

test('the address is changed, and the focus returns to its button [OUT-13]', async () => {
  const { server, button, field } = await openAddressDialog()
  const moved = { ...webhook, url: 'https://hooks.example/other' }
  server.respondWith(editWebhook, moved)
  server.respondWith(listWebhooks, [moved])
  await expect.element(field).toHaveValue(webhook.url)
  await field.fill(moved.url)
  await saveAddress()
  await expect.element(page.getByText('The address is changed').first()).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
  expect(server.writtenBodies()).toEqual([{ url: moved.url }])
  await expect.element(page.getByRole('switch', { name: moved.url })).toBeVisible()
  await expect.element(button).toHaveFocus()
})

test('a new address that is rejected stays in its field with the reason [OUT-13]', async () => {
  const { server, field } = await openAddressDialog()
  await field.fill('hooks.example')
  await saveAddress()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  server.rejectWith(editWebhook, 'invalid_input', [{ path: 'url', code: 'url_not_allowed' }])
  await field.fill('http://192.168.1.5/')
  await saveAddress()
  await expect.element(page.getByText(/Only addresses on the internet/)).toBeVisible()
  await expect.element(field).toHaveValue('http://192.168.1.5/')
})

test('without webhooks there is only the button', async () => {
  const server = createFakeServer()
  server.respondWith(listWebhooks, [])
  await renderCard()
  await expect.element(page.getByRole('button', { name: 'Add a webhook' })).toBeVisible()
  await expect.element(page.getByRole('listitem')).not.toBeInTheDocument()
})

test('a family with five webhooks adds no further one [OUT-12]', async () => {
  const server = createFakeServer()
  server.respondWith(
    listWebhooks,
    Array.from({ length: 5 }, (_, n) => ({ ...webhook, id: webhook.id.replace(/1$/, String(n)) })),
  )
  await renderCard()
  await expect.element(page.getByText('There is room for 5 webhooks.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add a webhook' })).not.toBeInTheDocument()
})
