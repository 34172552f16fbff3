import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { quickPresetKeys } from '#shared/behaviors/rules.ts'
import { moods, weathers } from '#shared/moments/rules.ts'
import { rewardCategories, rewardPresetKeys } from '#shared/rewards/rules.ts'
import { MoodFace } from './mood-face.tsx'
import { RewardCover } from './reward-cover.tsx'
import { BehaviorDrawing } from './behavior-drawing.tsx'
import { WeatherDrawing } from './weather-drawing.tsx'

test('every mood, weather, quick tile, reward category and preset has a drawing', async () => {
  const { container } = await render(
    <>
      {moods.map((mood) => (
        <MoodFace key={mood} mood={mood} />
      ))}
      {weathers.map((weather) => (
        <WeatherDrawing key={weather} weather={weather} />
      ))}
      {([...quickPresetKeys, 'own'] as const).map((name) => (
        <BehaviorDrawing key={name} name={name} />
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
  const names = [...moods, ...weathers, ...quickPresetKeys, 'own', ...rewardCategories, ...rewardPresetKeys]
  expect(drawn.size).toBe(names.length)
  expect(container.innerHTML).not.toMatch(/(?:fill|stroke)="#/)
})
