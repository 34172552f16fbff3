import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { moods, weathers } from '#shared/moments/rules.ts'
import { rewardCategories, rewardPresetKeys } from '#shared/rewards/rules.ts'
import { MoodFace } from './mood-face.tsx'
import { RewardCover } from './reward-cover.tsx'
import { WeatherDrawing } from './weather-drawing.tsx'

test('every mood, weather, reward category and preset has a drawing', async () => {
  const { container } = await render(
    <>
      {moods.map((mood) => (
        <MoodFace key={mood} mood={mood} />
      ))}
      {weathers.map((weather) => (
        <WeatherDrawing key={weather} weather={weather} />
      ))}
      {rewardCategories.map((category) => (
        <RewardCover key={category} category={category} />
      ))}
      {rewardPresetKeys.map((preset) => (
        <RewardCover key={preset} category="other" preset={preset} />
      ))}
    </>,
  )
  const drawn = new Set([...container.querySelectorAll('svg[aria-hidden]')].map((svg) => svg.innerHTML))
  const names = [...moods, ...weathers, ...rewardCategories, ...rewardPresetKeys]
  expect(drawn.size).toBe(names.length)
  expect(container.innerHTML).not.toMatch(/(?:fill|stroke)="#/)
})
