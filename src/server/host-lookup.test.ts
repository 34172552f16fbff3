import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createDnsLookup } from './host-lookup.ts'

const typeA = 1
const typeAaaa = 28

/** Returns the response to a query for one name, with an address of its type; for other types without any. */
const createResponse = (query: Buffer, addresses: Readonly<Record<number, readonly number[]>>): Buffer => {
  const end = query.indexOf(0, 12) + 5
  const type = query.readUInt16BE(end - 4)
  const address = addresses[type]
  const header = Buffer.from([query[0] ?? 0, query[1] ?? 0, 0x81, 0x80, 0, 1, 0, address ? 1 : 0, 0, 0, 0, 0])
  const answer = address ? [0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 60, 0, address.length, ...address] : []
  return Buffer.concat([header, query.subarray(12, end), Buffer.from(answer)])
}

/** Starts a name server on loopback and returns its address; without addresses it is silent. */
const startNameServer = async (addresses?: Readonly<Record<number, readonly number[]>>): Promise<string> => {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    if (addresses) socket.send(createResponse(query, addresses), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  return `127.0.0.1:${socket.address().port}`
}

const ipv4 = [93, 184, 215, 14]
const ipv6 = [0x26, 0x06, 0x28, 0, 2, 0x1f, 0xcb, 7, 0x68, 0x20, 0x80, 0xda, 0xaf, 0x6b, 0x8b, 0x2c]

test('finds the addresses of both families [OUT-2]', async () => {
  const find = createDnsLookup([await startNameServer({ [typeA]: ipv4, [typeAaaa]: ipv6 })])
  expect(await find('hooks.example')).toEqual([
    { address: '93.184.215.14', family: 4 },
    { address: '2606:2800:21f:cb07:6820:80da:af6b:8b2c', family: 6 },
  ])
  expect(await find('2606:2800::1')).toEqual([{ address: '2606:2800::1', family: 6 }])
})

test('finds a host that has addresses of one family only; one without any is an error', async () => {
  expect(await createDnsLookup([await startNameServer({ [typeAaaa]: ipv6 })])('hooks.example')).toHaveLength(1)
  const none = createDnsLookup([await startNameServer({})])
  await expect(none('hooks.example')).rejects.toMatchObject({ code: 'ENODATA' })
})

test('names whose servers are silent hold up no access to files [OUT-16]', async () => {
  const find = createDnsLookup([await startNameServer()])
  let ended = 0
  const searches = Array.from({ length: 8 }, () => find('silent.example').catch(() => ended++))
  await readFile(import.meta.filename)
  expect(ended).toBe(0)
  await Promise.all(searches)
  expect(ended).toBe(8)
})
