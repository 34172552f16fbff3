import type { Mood, Weather } from '#shared/moments/rules.ts'

interface DemoMoment {
  /** Days before today; the one of a year ago is a memory, written later. */
  daysAgo: number
  key: string
  mood: Mood
  weather: Weather
}

/** The moments of each child of the demo family that have a text, oldest first. */
export const demoMoments = {
  mia: [
    { daysAgo: 365, key: 'mirror', mood: 'proud', weather: 'sunny' },
    { daysAgo: 87, key: 'snails', mood: 'happy', weather: 'rainy' },
    { daysAgo: 79, key: 'map', mood: 'calm', weather: 'cloudy' },
    { daysAgo: 72, key: 'tooth', mood: 'excited', weather: 'sunny' },
    { daysAgo: 64, key: 'kite', mood: 'very_happy', weather: 'windy' },
    { daysAgo: 56, key: 'pancakes', mood: 'proud', weather: 'foggy' },
    { daysAgo: 48, key: 'stairs', mood: 'sad', weather: 'cloudy' },
    { daysAgo: 41, key: 'fever', mood: 'tired', weather: 'rainy' },
    { daysAgo: 31, key: 'letter', mood: 'happy', weather: 'sunny' },
    { daysAgo: 22, key: 'laces', mood: 'proud', weather: 'cloudy' },
    { daysAgo: 13, key: 'shower', mood: 'very_happy', weather: 'windy' },
    { daysAgo: 6, key: 'boots', mood: 'excited', weather: 'cloudy' },
    { daysAgo: 5, key: 'lake', mood: 'very_happy', weather: 'rainy' },
    { daysAgo: 1, key: 'bedtime', mood: 'calm', weather: 'windy' },
  ],
  leo: [
    { daysAgo: 365, key: 'goodnight', mood: 'tired', weather: 'cloudy' },
    { daysAgo: 84, key: 'bike', mood: 'proud', weather: 'sunny' },
    { daysAgo: 76, key: 'moon', mood: 'sad', weather: 'sunny' },
    { daysAgo: 69, key: 'bun', mood: 'happy', weather: 'cloudy' },
    { daysAgo: 61, key: 'puddles', mood: 'very_happy', weather: 'rainy' },
    { daysAgo: 53, key: 'shadow', mood: 'excited', weather: 'sunny' },
    { daysAgo: 46, key: 'thunder', mood: 'worried', weather: 'stormy' },
    { daysAgo: 39, key: 'soup', mood: 'tired', weather: 'rainy' },
    { daysAgo: 33, key: 'ant', mood: 'calm', weather: 'sunny' },
    { daysAgo: 25, key: 'banana', mood: 'angry', weather: 'cloudy' },
    { daysAgo: 17, key: 'fog', mood: 'surprised', weather: 'foggy' },
    { daysAgo: 10, key: 'dinosaurs', mood: 'happy', weather: 'windy' },
    { daysAgo: 3, key: 'teddies', mood: 'happy', weather: 'sunny' },
    { daysAgo: 1, key: 'tomorrow', mood: 'calm', weather: 'windy' },
  ],
} as const satisfies Record<string, readonly DemoMoment[]>

export type MomentKey = (typeof demoMoments)[keyof typeof demoMoments][number]['key']
