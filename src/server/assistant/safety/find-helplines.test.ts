import { expect, test } from 'vitest'
import type { HelplineUse } from '#shared/helplines/contract.ts'
import { isTimeZone } from '#shared/time/day.ts'
import type { DangerKind } from '#server/assistant/content/safety-schema.ts'
import { loadHelplines, loadSafetyContent } from '#server/assistant/content/load.ts'
import { findHelplines, listCountriesOfZone, type HelplineSettings } from './find-helplines.ts'

const find = (uses: readonly HelplineUse[], settings: Partial<HelplineSettings> = {}) =>
  findHelplines(loadHelplines(), uses, {
    country: null,
    timeZone: 'America/New_York',
    own: {},
    isTableReplaced: false,
    ...settings,
  })

const listNumbers = (...parameters: Parameters<typeof find>) => find(...parameters).lines.map(({ number }) => number)

test('the country follows from the time zone, also from an older name of it [AST-34]', () => {
  expect(find(['emergency'])).toMatchObject({ country: 'US', candidates: [], lines: [{ number: '911' }] })
  expect(find(['emergency'], { timeZone: 'Asia/Calcutta' })).toMatchObject({ country: 'IN' })
})

test('of several countries the likeliest is shown, and all are candidates until one is chosen [AST-34]', () => {
  expect(find(['emergency'], { timeZone: 'Europe/Zurich' })).toMatchObject({
    country: 'CH',
    candidates: ['CH', 'DE', 'LI'],
  })
  expect(find(['emergency'], { timeZone: 'Europe/Zurich', country: 'LI' })).toMatchObject({
    country: 'LI',
    candidates: [],
  })
})

test('a zone without a country and a country that is not listed get the emergency number of mobile phones [AST-34]', () => {
  for (const settings of [{ timeZone: 'UTC' }, { country: 'KP' }]) {
    expect(listNumbers(['emergency', 'poison'], settings)).toEqual(['112'])
  }
})

test('one number for everything stands for each service, and the ambulance for the emergency number [AST-34]', () => {
  expect(listNumbers(['ambulance', 'police', 'emergency'])).toEqual(['911'])
  expect(listNumbers(['police', 'ambulance'], { country: 'CN' })).toEqual(['110', '120'])
  expect(listNumbers(['emergency'], { country: 'CN' })).toEqual(['120'])
})

test('the family’s own numbers come first [AST-34]', () => {
  const own = { poison: '030 19240', doctor: '+1 (555) 010-99' }
  expect(find(['poison', 'doctor'], { own }).lines).toMatchObject([
    { number: '030 19240', dial: '03019240', isOwn: true },
    { number: '1-800-222-1222', dial: '18002221222', isOwn: false },
    { number: '+1 (555) 010-99', dial: '+155501099', use: 'doctor', isOwn: true },
  ])
  expect(listNumbers(['poison', 'emergency'], { own, isTableReplaced: true })).toEqual(['030 19240'])
})

test('the number for runaways is shown for them alone [AST-34]', () => {
  const { situations } = loadSafetyContent()
  const of = (kind: DangerKind, id: string) => listNumbers(situations[kind][id] ?? [])
  expect(of('missing', 'runaway')).toContain('1-800-786-2929')
  expect(of('suicide', 'suicide')).toEqual(['911', '988', '741741'])
})

test('every number can be dialled, and every country has an emergency number or that of a service [AST-34]', () => {
  const { countries } = loadHelplines()
  for (const country of Object.keys(countries)) {
    const { lines } = find(['emergency', 'police', 'fire', 'poison', 'child', 'runaway', 'suicide', 'abuse'], {
      country,
    })
    expect([country, lines.filter(({ dial }) => !/^[+*#]?\d{2,15}$/.test(dial))]).toEqual([country, []])
    expect([country, listNumbers(['emergency', 'police', 'fire'], { country }).length > 0]).toEqual([country, true])
  }
})

test('most time zones belong to a country with help lines [AST-34]', () => {
  const zones = Intl.supportedValuesOf('timeZone').filter(isTimeZone)
  const { countries } = loadHelplines()
  const known = zones.filter((zone) => countries[listCountriesOfZone(zone)[0] ?? ''])
  expect(known.length / zones.length).toBeGreaterThan(0.85)
})
