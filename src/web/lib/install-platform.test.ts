import { expect, test } from 'vitest'
import { isIos } from './install-platform.ts'

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0'
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${apple} Mobile/15E148 Safari/604.1`
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Safari/605.1.15`
const android =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36'

test('detects an iPhone by its user agent, an iPad as a Mac with a touch screen [NAV-9]', () => {
  expect(isIos({ userAgent: iphone, platform: 'iPhone', maxTouchPoints: 5 })).toBe(true)
  expect(isIos({ userAgent: mac, platform: 'MacIntel', maxTouchPoints: 5 })).toBe(true)
  expect(isIos({ userAgent: mac, platform: 'MacIntel', maxTouchPoints: 0 })).toBe(false)
  expect(isIos({ userAgent: android, platform: 'Linux armv8l', maxTouchPoints: 5 })).toBe(false)
})
