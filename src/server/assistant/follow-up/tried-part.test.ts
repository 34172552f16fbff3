import { expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { splitTried, withoutTried } from './tried-part.ts'

test.for<[Locale, string, string, string]>([
  ['en', 'we have a list on the door, she walks past it', 'we have a list on the door', 'she walks past it'],
  ['es', 'tenemos una lista en la puerta y ella pasa', 'tenemos una lista en la puerta y ella pasa', ''],
  ['es', 'le dejo la ropa preparada pero elige otra', 'le dejo la ropa preparada', 'elige otra'],
  ['zh', '门上贴了清单 她看都不看', '门上贴了清单', '她看都不看'],
])('in %s a reply is cut where it goes over to how it went: “%s”', ([language, reply, tried, after]) => {
  const parts = splitTried(reply, language)
  expect(parts.tried.trim()).toBe(tried)
  expect(parts.after.trim().replace(/^，/u, '')).toBe(after)
})

test.for<[Locale, string, string, string]>([
  ['en', 'we made a sticker chart', 'A sticker chart shows how often it went well.', 'Praise the small steps.'],
  ['es', 'hicimos una tabla de pegatinas', 'Una tabla con pegatinas ayuda a ver.', 'Elogia los pasos pequeños.'],
  ['zh', '贴纸表我们弄过了', '做一张贴纸表，贴满就庆祝。', '小进步马上夸。'],
])('in %s ideas that are like what was tried are left out: “%s”', ([language, tried, same, other]) => {
  expect(withoutTried([{ text: same }, { text: other }], tried, language)).toEqual([{ text: other }])
})

test('where nothing is named, nothing is left out', () => {
  const ideas = [{ text: 'Praise the small steps.' }]
  expect(withoutTried(ideas, 'we did', 'en')).toEqual(ideas)
})

test.for<[Locale, string]>([
  ['en', 'and if she still says no and bites the brush'],
  ['es', 'y si sigue diciendo que no y muerde el cepillo'],
  ['zh', '要是还不肯，咬住牙刷呢'],
])('in %s what is only supposed was not tried: “%s”', ([language, reply]) => {
  expect(splitTried(reply, language)).toEqual({ tried: '', after: reply })
})
