import { test as baseTest } from './fixtures.ts'
import { openGate, type Gate } from './gate.ts'
import { chooseServerAddressesOnce } from './servers.ts'

/** A test whose pages reach the server through a gate, which refuses connections while it is closed. */
export const test = baseTest.extend<{ gate: Gate }>({
  gate: async ({ browserName: _ }, use) => {
    const gate = await openGate((await chooseServerAddressesOnce()).sqlite.url)
    await use(gate)
    gate.close()
  },
  baseURL: async ({ gate }, use) => use(gate.url),
})
